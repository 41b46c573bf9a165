import { defineRemote } from 'shared-contracts/build';

export default defineRemote({
  exposes: {
    './HomePage': './src/home/HomePage.tsx',
    './CmsPage': './src/cms/CmsPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
