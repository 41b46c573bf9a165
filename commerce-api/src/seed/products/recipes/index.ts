import type { Recipe } from '../recipe.ts';
import { earbuds, headphones, speaker } from './audio.ts';
import { airFryer, builtInCoffee, coffeeMachine, kettle, toaster } from './breakfast.ts';
import { beardTrimmer, hairDryer, shaver, toothbrush } from './care.ts';
import { desktop, laptop, monitor } from './computers.ts';
import { builtInMicrowave, cooker, hob, hood, microwave, oven } from './cooking.ts';
import { builtInFreezer, builtInFridge, freezer, fridge, sideBySide } from './cooling.ts';
import { builtInDishwasher, dishwasher } from './dishwasher.ts';
import { robotVacuum, uprightVacuum } from './floor-care.ts';
import { blender, standMixer } from './food-prep.ts';
import { drill, mower } from './garden.ts';
import { airPurifier, humidifier, iron, steamStation } from './ironing-air.ts';
import { builtInWasher, dryer, washerDryer, washingMachine } from './laundry.ts';
import { keyboard, mesh, mouse, printer, router, ssd } from './peripherals.ts';
import { reader, seniorPhone, smartphone, tablet } from './phones.ts';
import { camera, drone } from './photo.ts';
import { gameConsole, gamepad, headset } from './play.ts';
import { projector, soundbar, tv } from './tv.ts';
import { kidsWatch, phoneCase, powerbank, smartwatch } from './wearables.ts';

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
];
