import { relative, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { looseTexts } from './texts/loose-texts';

// Lists the texts of pages that React would lose on a translated page. Accepts another project file
// as argument.

const config = resolve(process.argv[2] ?? 'tsconfig.browser.json');
const api = new API({ cwd: process.cwd() });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (!project) throw new Error(`There is no project ${config}.`);

const found = project.program
  .getSourceFileNames()
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/\/(node_modules|testing)\//.test(file))
  .flatMap((file) => looseTexts(project, file));
api.close();

for (const { file, line, text } of found) {
  console.error(`${relative('', file)}:${line}: loose text beside other nodes: ${text}`);
}
if (found.length > 0) {
  console.error('Wrap each text in its own element, or join the line into one text.');
  process.exitCode = 1;
}
