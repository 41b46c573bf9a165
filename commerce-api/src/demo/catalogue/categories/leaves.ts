import { agd } from './agd.ts';
import { builtIn } from './built-in.ts';
import { computers } from './computers.ts';
import type { Branch, Leaf, Top } from './leaf.ts';
import { gaming, photo } from './gaming-and-photo.ts';
import { beauty, homeAndGarden } from './home-and-beauty.ts';
import { mobile } from './mobile.ts';
import { rtv } from './rtv.ts';

export const tops: readonly Top[] = [rtv, agd, builtIn, mobile, computers, gaming, photo, homeAndGarden, beauty];

/** Departments that the second store sells too (O-02). */
export const proDepartments: ReadonlySet<string> = new Set(['komputery', 'smartfony-i-zegarki', 'telewizory-i-audio', 'agd', 'foto']);

/** A leaf with its place in the tree. */
export interface LeafPlace {
  readonly leaf: Leaf;
  readonly branch: Branch;
  readonly top: Top;
  readonly leafId: number;
  readonly branchId: number;
  readonly topId: number;
  readonly urlPath: string;
}

const firstTopId = 11;
const firstBranchId = 101;
const firstLeafId = 201;

const inMenuOrder = tops.flatMap((top, topIndex) =>
  top.branches.flatMap((branch) =>
    branch.leaves.map((leaf) => ({ leaf, branch, top, topId: firstTopId + topIndex, urlPath: `${top.slug}/${branch.slug}/${leaf.slug}` })),
  ),
);

const inOrderOfIds = [...inMenuOrder.filter(({ leaf }) => !leaf.isAddition), ...inMenuOrder.filter(({ leaf }) => leaf.isAddition)];

const branches = [...new Set(inOrderOfIds.map(({ branch }) => branch))];

/** All leaves in the order of their ids: the first ones in the order of the menu, then those that were added. */
export const leafPlaces: readonly LeafPlace[] = inOrderOfIds.map((place, index) => ({
  ...place,
  branchId: firstBranchId + branches.indexOf(place.branch),
  leafId: firstLeafId + index,
}));

const bySlug: ReadonlyMap<string, LeafPlace> = new Map(leafPlaces.map((place) => [place.leaf.slug, place]));

/** The leaf that has this slug; an unknown slug is a mistake in the data. */
export function leafPlace(slug: string): LeafPlace {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`Unknown leaf category: ${slug}`);
  return found;
}
