import { defineHost } from 'shared-contracts/build';

export default defineHost({
  serverEntry: './src/render/index.tsx',
  aliases: { 'react-router-dom$': './src/subsets/router.ts' },
  pureLibraries: /[/\\]node_modules[/\\]react-router[/\\]/,
});
