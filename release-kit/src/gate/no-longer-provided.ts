import type { Release } from '../schema/release-schema.ts';

const nameOf = ({ name, release }: Release): string => `${name}@${release}`;

interface Kind {
  readonly what: string;
  readonly provided: (release: Release) => readonly string[];
  readonly required: (release: Release) => readonly string[];
  readonly sentence: (consumer: string) => string;
}

const kinds: readonly Kind[] = [
  {
    what: 'Slot',
    provided: ({ provides }) => provides.slots ?? [],
    required: ({ requires }) => requires.slots ?? [],
    sentence: (consumer) => `${consumer} asks for it, and nothing fills it any more.`,
  },
  {
    what: 'Event',
    provided: ({ provides }) => provides.events ?? [],
    required: ({ requires }) => requires.events ?? [],
    sentence: (consumer) => `${consumer} listens to it, and nothing sends it any more.`,
  },
];

/**
 * Slots and events that an active release provides, another one requires, and no release would provide any more: one line each.
 * Slots and events that no release provided before do not count: the release that fills a slot may come later.
 * @param before the releases that are active now
 * @param after those that would be
 */
export const noLongerProvided = (before: readonly Release[], after: readonly Release[]): readonly string[] =>
  kinds.flatMap(({ what, provided, required, sentence }) => {
    const still = new Set(after.flatMap(provided));
    return before.flatMap((provider) => {
      const next = after.find(({ name }) => name === provider.name);
      // Documents of older releases do not list what they provide; nothing can be compared then.
      if (next === undefined || (next.provides.slots === undefined && next.provides.events === undefined)) return [];
      return provided(provider)
        .filter((thing) => !still.has(thing))
        .flatMap((thing) =>
          after
            .filter((release) => release.name !== provider.name && required(release).includes(thing))
            .map((consumer) => `${nameOf(next)}: ${what} ${thing}: ${sentence(nameOf(consumer))}`),
        );
    });
  });
