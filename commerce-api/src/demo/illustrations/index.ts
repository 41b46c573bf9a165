import { illustration as airConditioner } from './air-conditioner.ts';
import { illustration as airFryer } from './air-fryer.ts';
import { illustration as airPurifier } from './air-purifier.ts';
import { illustration as blender } from './blender.ts';
import { illustration as bulb } from './bulb.ts';
import { illustration as cable } from './cable.ts';
import { camera } from './camera.ts';
import { illustration as charger } from './charger.ts';
import { illustration as coffeeMachine } from './coffee-machine.ts';
import { gamesConsole } from './console.ts';
import { illustration as cooker } from './cooker.ts';
import { desktop } from './desktop.ts';
import { illustration as dishwasher } from './dishwasher.ts';
import { illustration as drillCorded } from './drill-corded.ts';
import { illustration as drill } from './drill.ts';
import { drone } from './drone.ts';
import { illustration as dryer } from './dryer.ts';
import { illustration as eReader } from './e-reader.ts';
import { earbuds } from './earbuds.ts';
import { illustration as espresso } from './espresso.ts';
import { illustration as fan } from './fan.ts';
import { illustration as freezer } from './freezer.ts';
import { illustration as fridge } from './fridge.ts';
import { gamepad } from './gamepad.ts';
import { illustration as gamingChair } from './gaming-chair.ts';
import { illustration as hairDryer } from './hair-dryer.ts';
import { illustration as hairStyler } from './hair-styler.ts';
import { illustration as handBlender } from './hand-blender.ts';
import { headphones } from './headphones.ts';
import { illustration as giftCard } from './gift-card.ts';
import { illustration as heater } from './heater.ts';
import { illustration as hob } from './hob.ts';
import { illustration as hood } from './hood.ts';
import { illustration as humidifier } from './humidifier.ts';
import { illustration as ink } from './ink.ts';
import { illustration as iron } from './iron.ts';
import { illustration as kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { illustration as memory } from './memory.ts';
import { illustration as microwave } from './microwave.ts';
import { illustration as miniComputer } from './mini-computer.ts';
import { illustration as mixer } from './mixer.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { illustration as mower } from './mower.ts';
import { illustration as oven } from './oven.ts';
import { phoneCase } from './phone-case.ts';
import { powerbank } from './powerbank.ts';
import { printer } from './printer.ts';
import { projector } from './projector.ts';
import { illustration as robotVacuum } from './robot-vacuum.ts';
import { router } from './router.ts';
import { illustration as scooter } from './scooter.ts';
import { illustration as screenGlass } from './screen-glass.ts';
import { illustration as securityCamera } from './security-camera.ts';
import { illustration as shaver } from './shaver.ts';
import { illustration as smartPlug } from './smart-plug.ts';
import { smartphone } from './smartphone.ts';
import { smartwatch } from './smartwatch.ts';
import { soundbar } from './soundbar.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { tablet } from './tablet.ts';
import { illustration as steamStation } from './steam-station.ts';
import { illustration as toaster } from './toaster.ts';
import { illustration as toothbrush } from './toothbrush.ts';
import { illustration as trimmer } from './trimmer.ts';
import { tv } from './tv.ts';
import { illustration as vacuumCanister } from './vacuum-canister.ts';
import { illustration as vacuumUpright } from './vacuum-upright.ts';
import { illustration as washingMachineTop } from './washing-machine-top.ts';
import { illustration as washingMachine } from './washing-machine.ts';
import type { Illustration } from './kit.ts';

export type { BodyName, BodyPalette } from './palette.ts';
export type { Illustration, IllustrationParams, View } from './kit.ts';

/** Every kind of product that can be drawn, by the id that the catalogue data uses. */
export const illustrations = {
  tv,
  soundbar,
  headphones,
  earbuds,
  speaker,
  projector,
  'washing-machine': washingMachine,
  'washing-machine-top': washingMachineTop,
  dryer,
  fridge,
  freezer,
  dishwasher,
  cooker,
  oven,
  hob,
  hood,
  microwave,
  'vacuum-upright': vacuumUpright,
  'robot-vacuum': robotVacuum,
  'coffee-machine': coffeeMachine,
  kettle,
  toaster,
  blender,
  'air-fryer': airFryer,
  mixer,
  iron,
  'air-purifier': airPurifier,
  smartphone,
  smartwatch,
  tablet,
  'phone-case': phoneCase,
  powerbank,
  laptop,
  desktop,
  monitor,
  keyboard,
  mouse,
  printer,
  router,
  ssd,
  console: gamesConsole,
  gamepad,
  camera,
  drone,
  mower,
  drill,
  'hair-dryer': hairDryer,
  shaver,
  toothbrush,
  'drill-corded': drillCorded,
  humidifier,
  'e-reader': eReader,
  charger,
  cable,
  'screen-glass': screenGlass,
  memory,
  ink,
  'air-conditioner': airConditioner,
  fan,
  heater,
  'vacuum-canister': vacuumCanister,
  bulb,
  'smart-plug': smartPlug,
  'security-camera': securityCamera,
  scooter,
  'hair-styler': hairStyler,
  'gaming-chair': gamingChair,
  'steam-station': steamStation,
  trimmer,
  'hand-blender': handBlender,
  espresso,
  'mini-computer': miniComputer,
  'gift-card': giftCard,
} as const satisfies Readonly<Record<string, Illustration>>;

/** Id of an illustration, e.g. `washing-machine`. */
export type IllustrationId = keyof typeof illustrations;
