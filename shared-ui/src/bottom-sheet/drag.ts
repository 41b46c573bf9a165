/** [S-34] Whether a drag of `offset` px down closes a sheet of `height` px: past half its height, not at it. */
export const dragCloses = (offset: number, height: number): boolean => height > 0 && offset > height / 2;
