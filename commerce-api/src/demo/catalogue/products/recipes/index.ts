import type { Recipe } from '../recipe.ts';
import { airConditioner } from './air-conditioner.ts';
import { airFryer } from './air-fryer.ts';
import { airPurifier } from './air-purifier.ts';
import { blender } from './blender.ts';
import { cable } from './cable.ts';
import { camera } from './camera.ts';
import { canisterVacuum } from './canister-vacuum.ts';
import { charger } from './charger.ts';
import { builtInCoffee, coffeeMachine } from './coffee-machine.ts';
import { gameConsole } from './console.ts';
import { cooker } from './cooker.ts';
import { desktop } from './desktop.ts';
import { builtInDishwasher, dishwasher } from './dishwasher.ts';
import { drill } from './drill.ts';
import { drone } from './drone.ts';
import { dryer } from './dryer.ts';
import { earbuds } from './earbuds.ts';
import { fan } from './fan.ts';
import { builtInFreezer, freezer } from './freezer.ts';
import { builtInFridge, fridge, sideBySide } from './fridge.ts';
import { gamepad } from './gamepad.ts';
import { gamingChair } from './gaming-chair.ts';
import { hairDryer } from './hair-dryer.ts';
import { hairStyler } from './hair-styler.ts';
import { headphones } from './headphones.ts';
import { headset } from './headset.ts';
import { heater } from './heater.ts';
import { hob } from './hob.ts';
import { homeCamera } from './home-camera.ts';
import { hood } from './hood.ts';
import { humidifier } from './humidifier.ts';
import { ink } from './ink.ts';
import { iron } from './iron.ts';
import { kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { kidsWatch } from './kids-watch.ts';
import { laptop } from './laptop.ts';
import { memoryCard, usbStick } from './memory.ts';
import { builtInMicrowave, microwave } from './microwave.ts';
import { standMixer } from './mixer.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { mower } from './mower.ts';
import { oven } from './oven.ts';
import { phoneCase } from './phone-case.ts';
import { powerbank } from './powerbank.ts';
import { printer } from './printer.ts';
import { projector } from './projector.ts';
import { reader } from './reader.ts';
import { robotVacuum } from './robot-vacuum.ts';
import { mesh, router } from './router.ts';
import { scooter } from './scooter.ts';
import { screenGlass } from './screen-glass.ts';
import { seniorPhone } from './senior-phone.ts';
import { shaver } from './shaver.ts';
import { smartBulb } from './smart-bulb.ts';
import { smartPlug } from './smart-plug.ts';
import { smartphone } from './smartphone.ts';
import { smartwatch } from './smartwatch.ts';
import { soundbar } from './soundbar.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { steamStation } from './steam-station.ts';
import { tablet } from './tablet.ts';
import { toaster } from './toaster.ts';
import { toothbrush } from './toothbrush.ts';
import { beardTrimmer } from './trimmer.ts';
import { tv } from './tv.ts';
import { uprightVacuum } from './vacuum-upright.ts';
import { washerDryer } from './washer-dryer.ts';
import { builtInWasher, washingMachine } from './washing-machine.ts';

/** Every product family; the order fixes the ids of features: add at the end. */
export const recipes: readonly Recipe[] = [
  tv,
  soundbar,
  projector,
  headphones,
  earbuds,
  speaker,
  washingMachine,
  dryer,
  washerDryer,
  builtInWasher,
  fridge,
  sideBySide,
  builtInFridge,
  freezer,
  builtInFreezer,
  dishwasher,
  builtInDishwasher,
  cooker,
  oven,
  hob,
  hood,
  microwave,
  uprightVacuum,
  robotVacuum,
  coffeeMachine,
  kettle,
  toaster,
  airFryer,
  blender,
  standMixer,
  iron,
  steamStation,
  airPurifier,
  humidifier,
  smartphone,
  seniorPhone,
  tablet,
  reader,
  smartwatch,
  kidsWatch,
  phoneCase,
  powerbank,
  laptop,
  desktop,
  monitor,
  keyboard,
  mouse,
  printer,
  router,
  mesh,
  ssd,
  gameConsole,
  gamepad,
  headset,
  camera,
  drone,
  mower,
  drill,
  hairDryer,
  shaver,
  beardTrimmer,
  toothbrush,
  builtInCoffee,
  builtInMicrowave,
  charger,
  cable,
  screenGlass,
  usbStick,
  memoryCard,
  ink,
  airConditioner,
  fan,
  heater,
  canisterVacuum,
  smartBulb,
  smartPlug,
  homeCamera,
  scooter,
  hairStyler,
  gamingChair,
];
