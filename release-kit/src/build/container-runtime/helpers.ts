// Stands for '@module-federation/runtime/helpers', which the bundler's runtime imports for pages with snapshots.
export default { global: { getGlobalSnapshotInfoByModuleInfo: (): undefined => undefined } };
