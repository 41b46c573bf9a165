import { defineHost } from 'shared-contracts/build';

export default defineHost({
  serverEntry: './src/render/index.tsx',
  subsets: { 'react-router-dom': './src/subsets/router.ts' },
});
