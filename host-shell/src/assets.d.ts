/** Files that the build copies beside the scripts: the import is their address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
