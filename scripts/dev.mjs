import { prepareProject } from './prepare-project.mjs';

await prepareProject();
const { register } = await import('tsx/esm/api');
register();
const { runDevCommand } = await import('./dev/command.ts');
await runDevCommand(process.argv.slice(2), { program: 'npm run dev --' });
