import type { Release } from '../schema/release-schema.ts';

const nameOf = ({ name, release }: Release): string => `${name}@${release}`;

interface Kind {
  readonly what: string;
  readonly given: (release: Release) => readonly string[];
  readonly wanted: (release: Release) => readonly string[];
  readonly sentence: (name: string) => string;
}

const kinds: readonly Kind[] = [
  {
    what: 'Slot',
    given: ({ provides }) => provides.slots ?? [],
    wanted: ({ requires }) => requires.slots ?? [],
    sentence: (consumer) => `${consumer} asks for it, and nothing fills it any more.`,
  },
  {
    what: 'Event',
    given: ({ provides }) => provides.events ?? [],
    wanted: ({ requires }) => requires.events ?? [],
    sentence: (consumer) => `${consumer} listens to it, and nothing sends it any more.`,
  },
];

/**
 * What one release gave, another one takes, and nobody would give any more: one line for each. What nobody gave before is nobody's
 * loss: a slot may wait for the release that fills it.
 * @param before the releases that are active now
 * @param after those that would be
 */
export const supplyProblems = (before: readonly Release[], after: readonly Release[]): readonly string[] =>
  kinds.flatMap(({ what, given, wanted, sentence }) => {
    const stays = new Set(after.flatMap(given));
    return before.flatMap((giver) => {
      const next = after.find(({ name }) => name === giver.name);
      // A package that tells nothing of it, as releases of earlier days do, has lost nothing.
      if (next === undefined || (next.provides.slots === undefined && next.provides.events === undefined)) return [];
      return given(giver)
        .filter((thing) => !stays.has(thing))
        .flatMap((thing) =>
          after
            .filter((release) => release.name !== giver.name && wanted(release).includes(thing))
            .map((consumer) => `${nameOf(next)}: ${what} ${thing}: ${sentence(nameOf(consumer))}`),
        );
    });
  });
