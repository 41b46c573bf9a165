/** What a counter of the header shows: nothing counted yet is 0 (S-13), a long number stays short. */
export const counterText = (count: number | null | undefined): string => {
  const value = count ?? 0;
  return value > 99 ? '99+' : String(value);
};
