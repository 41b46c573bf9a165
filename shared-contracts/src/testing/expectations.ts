/**
 * What one team's package relies on of another one's release: kept by the consumer, tried on the provider before it is released.
 * For tests only. An expectation is data with a check that needs nothing but the release, so that it says the same of a
 * candidate that nobody has seen and of the releases that a rollback leads to.
 */
import type { PageProps, RemoteModule } from '../pages/page-props.ts';
import { pageModules, type RemotePageKind } from '../pages/page-kinds.ts';
import { serviceModules, type ServiceName } from '../pages/services.ts';
import { slotModules, type SlotName, type SlotProps } from '../pages/slots.ts';
import type { CartService } from '../cart/cart-port.ts';
import type { CompareService } from '../compare/compare-service.ts';
import type { EventBus } from '../events/bus.ts';
import type { EventName, EventPayloads } from '../events/payloads.ts';
import type { ExposedModule, RemoteName } from '../federation/remotes.ts';
import type { WishlistService } from '../wishlist/wishlist-service.ts';
import type { FakeCartApi } from './fake-cart-api.ts';
import type { RenderedPage } from './render-page.tsx';
import type { TestShop, TestShopOptions } from './shop-wrapper.tsx';

export type ProviderName = RemoteName | 'host-shell';

/** A page of the host with a module of the expectation in the place of a remote's. */
export interface HostPage {
  readonly path: string;
  readonly kind: RemotePageKind;
  readonly language: 'pl' | 'ua';
  readonly params: Readonly<Record<string, string>>;
  readonly module: RemoteModule<PageProps>;
}

/** The cart as any part of a page meets it, with a commerce server in memory behind it. */
export interface CartAtWork {
  readonly cart: CartService;
  readonly bus: EventBus;
  /** The counter of the cart, as parts of the page see it now. */
  readonly cartCount: () => number;
  readonly commerce: FakeCartApi;
  /** What the commerce server has in the cart, `c1`. */
  readonly pieces: () => number;
}

/** What a part of a page gets from a host that runs in a browser; the cart's rules do not come. */
export interface HostServices extends Pick<CartAtWork, 'cart' | 'bus' | 'cartCount'> {
  readonly compare: CompareService | null;
  readonly wishlist: WishlistService | null;
  /** SKUs on the list of comparison, as parts of the page see it now. */
  readonly compared: () => readonly string[];
}

interface GivenOrTaken {
  readonly slots?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
  readonly events?: readonly string[] | undefined;
}

/** What expectations read of a release's document (`release.json`; its whole schema is in release-kit). */
export interface ReleaseDocument {
  readonly version: string;
  /** By module, `./ListingPage`. */
  readonly exposes: Readonly<Record<string, unknown>>;
  /** Kinds of pages; older releases do not list them, nor slots, services and events. */
  readonly routes?: readonly string[] | undefined;
  readonly requires: GivenOrTaken;
  readonly provides: GivenOrTaken;
}

/** A release as an expectation meets it. */
export interface ProvidedRelease {
  readonly document: ReleaseDocument;
  /** Names of the modules of its server bundle. */
  readonly modules: () => readonly string[];
  /** A module of its server bundle, as the host takes it. @throws when there is none */
  readonly module: (key: string) => RemoteModule<object>;
  /** Renders a module in a shop of its own, in a page that can be pressed. */
  readonly draw: (
    key: string,
    props: object,
    shop?: TestShopOptions,
    prepare?: (shop: TestShop) => void | Promise<void>,
  ) => Promise<RenderedPage>;
  /** Of the host: the HTML of a page as its server renders it. */
  readonly hostPage: (page: HostPage) => Promise<string>;
  /** Of the cart's remote: its rules, made as a host makes them. */
  readonly cart: () => CartAtWork;
  /** Of the host: its scripts, started in a page, hand these to the parts of others. One page for all expectations. */
  readonly services: () => Promise<HostServices>;
}

export interface Expectation {
  /** What the consumer relies on, as the end of the sentence “it expects that the release …”. */
  readonly title: string;
  readonly provider: ProviderName;
  /** Version of the provider from which on this is needed: the consumer copes with releases before it. */
  readonly since?: string;
  /** @throws when the release does not keep it */
  readonly check: (release: ProvidedRelease) => void | Promise<void>;
}

const fail = (problem: string): never => {
  throw new Error(problem);
};

/** @throws if the name is missing; lists that an older release does not have are not checked */
const assertDeclared = (declared: readonly string[] | undefined, name: string, problem: string): void =>
  void (declared === undefined || declared.includes(name) || fail(problem));

const assertModule = (release: ProvidedRelease, key: string): void => {
  if (!Object.hasOwn(release.document.exposes, key)) fail(`it does not expose ${key}`);
  const { default: component, texts } = release.module(key);
  if (typeof component !== 'function') fail(`the default export of ${key} is no component`);
  if (texts !== undefined && typeof texts.load !== 'function') fail(`the texts of ${key} cannot be loaded`);
};

/** It renders pages of these kinds, from a module that is there in the browser and on the server. */
export const drawsPages = (provider: RemoteName, kinds: readonly RemotePageKind[]): readonly Expectation[] =>
  kinds.map((kind) => ({
    title: `renders pages of kind ${kind}`,
    provider,
    check: (release) => {
      assertDeclared(release.document.routes, kind, `it does not render ${kind} any more`);
      assertModule(release, pageModules[kind].module);
    },
  }));

/** It fills a slot, from a module that is there in the browser and on the server. */
export const fillsSlot = (slot: SlotName): Expectation => ({
  title: `fills the slot ${slot}`,
  provider: slotModules[slot].remote,
  check: (release) => {
    assertDeclared(release.document.provides.slots, slot, `it does not fill ${slot} any more`);
    assertModule(release, slotModules[slot].module);
  },
});

/** The version of mfe-cart-checkout from which on it has the rules of the cart; before, hosts had them (ADR 066). */
export const CART_RULES_SINCE = '0.2.0';

/** It has a service of the shop in this version, from a module that is there in the browser and on the server. */
export const providesService = (service: ServiceName, version: number): Expectation => ({
  title: `has the service ${service}@${version}`,
  provider: serviceModules[service].remote,
  since: CART_RULES_SINCE,
  check: ({ document, module }) => {
    const { module: key } = serviceModules[service];
    if (document.provides.services?.includes(`${service}@${version}`) !== true) fail(`it has no ${service}@${version}`);
    if (typeof module(key).default !== 'function') fail(`the default export of ${key} makes no service`);
  },
});

/** It uses a service of the shop in this version. */
export const needsService = (service: ServiceName, version: number): Expectation => ({
  title: `uses the service ${service}@${version}`,
  provider: 'host-shell',
  check: ({ document }) => assertDeclared(document.requires.services, `${service}@${version}`, `it does not use ${service}@${version}`),
});

/** It gives a place to what fills a slot. */
export const asksForSlot = (slot: SlotName): Expectation => ({
  title: `asks for the slot ${slot}`,
  provider: 'host-shell',
  check: ({ document }) => assertDeclared(document.requires.slots, slot, `it has no place for ${slot} any more`),
});

/** It sends these events. */
export const sends = (provider: ProviderName, events: readonly EventName[]): readonly Expectation[] =>
  events.map((event) => ({
    title: `sends ${event}`,
    provider,
    check: ({ document }) => assertDeclared(document.provides.events, event, `it does not send ${event} any more`),
  }));

/** It listens to these events. */
export const listensTo = (provider: ProviderName, events: readonly EventName[]): readonly Expectation[] =>
  events.map((event) => ({
    title: `listens to ${event}`,
    provider,
    check: ({ document }) => assertDeclared(document.requires.events, event, `it does not listen to ${event} any more`),
  }));

/** Its browser build and its server bundle have the same modules. */
export const sameModulesEverywhere = (provider: RemoteName): Expectation => ({
  title: 'has the same modules in the browser and on the server',
  provider,
  check: ({ document, modules }) => {
    const [browser, server] = [Object.keys(document.exposes), modules()].map((keys) => keys.toSorted().join(', '));
    if (browser !== server) fail(`the browser gets ${browser}, the server ${server}`);
  },
});

interface PartExpectation<Props> {
  readonly title: string;
  readonly since?: string;
  readonly props: () => Props;
  readonly shop?: TestShopOptions;
  /** What has happened in the shop before. */
  readonly prepare?: (shop: TestShop) => void | Promise<void>;
  /** @throws when what is rendered does not keep it */
  readonly check: (drawn: RenderedPage, props: Props) => void | Promise<void>;
}

const drawsModule = <Props extends object>({ remote, module }: ExposedModule, part: PartExpectation<Props>): Expectation => ({
  title: part.title,
  provider: remote,
  ...(part.since === undefined ? {} : { since: part.since }),
  check: async (release) => {
    const props = part.props();
    const drawn = await release.draw(module, props, part.shop, part.prepare);
    try {
      await part.check(drawn, props);
    } finally {
      drawn.unmount();
    }
  },
});

/** What its part in a slot does with the props that it is given. */
export const drawsSlot = <Name extends SlotName, Props extends SlotProps[Name]>(slot: Name, part: PartExpectation<Props>): Expectation =>
  drawsModule(slotModules[slot], part);

/** What a page of it does with the props that it is given. */
export const drawsPage = (kind: RemotePageKind, part: PartExpectation<PageProps>): Expectation => drawsModule(pageModules[kind], part);

/** The events that are published while a task runs, with their payloads. */
export const eventsDuring = async (
  bus: EventBus,
  names: readonly EventName[],
  task: () => Promise<unknown>,
): Promise<readonly { readonly [Name in EventName]: readonly [Name, EventPayloads[Name]] }[EventName][]> => {
  const published: [EventName, unknown][] = [];
  const stops = names.map((name) => bus.on(name, (payload) => void published.push([name, payload])));
  await task();
  for (const stop of stops) stop();
  // The payload of each name has the type of that event.
  return published as { readonly [Name in EventName]: readonly [Name, EventPayloads[Name]] }[EventName][];
};

/** A command of the host, given as it gives it to parts of a page. */
export const command = (title: string, check: (services: HostServices) => Promise<void>, since?: string): Expectation => ({
  title,
  provider: 'host-shell',
  ...(since === undefined ? {} : { since }),
  check: async (release) => check(await release.services()),
});

/** What the cart's rules do when a part of a page asks for it. */
export const cartCommand = (title: string, check: (cart: CartAtWork) => Promise<void>): Expectation => ({
  title,
  provider: serviceModules.cart.remote,
  since: CART_RULES_SINCE,
  check: (release) => check(release.cart()),
});
