import { prepareProject } from './prepare-project.mjs';

await prepareProject();
const { register } = await import('tsx/esm/api');
register();
await import('./sdk.ts');
