/** Makes something when it is asked for first, and keeps it: what a start does not need it does not wait for. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
