import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from 'shell/development/development-state';
import { repositoryFolder } from '../applications';

/** What a compiler complains of, and where it says that it is. */
type Complaint = {
  readonly message: string;
  /** The file's whole path, if it is about one. */
  readonly file?: string | undefined;
  /** Beginning with 1. */
  readonly line?: number | undefined;
};

/** So many lines before and after the one that is meant are shown. */
const around = 2;

/** Says of a complaint what a person needs to mend it; `read` gives the text of a file. */
export function describeProblem(
  application: string,
  complaint: Complaint,
  read: (file: string) => string,
): Problem {
  const title = `No se puede construir ${application}`;
  const message = stripVTControlCharacters(complaint.message);
  const { file = complaint.file, line = complaint.line } = placeInFrame(message);
  const missing = /Can't resolve '([^']+)'/.exec(message)?.[1];
  const detail = missing
    ? `No se encuentra «${missing}»: revisa la ruta, o instala el paquete.`
    : words(message);
  if (!file || !line) return { title, excerpt: [], detail };
  const text = read(file);
  const place = {
    file: relative(repositoryFolder, file).replaceAll('\\', '/'),
    line: (missing && lineOfImport(text, missing)) || line,
  };
  return { title, place, excerpt: excerptOf(text, place.line), detail };
}

/** webpack counts the lines of what was compiled; 0, if the source does not have it in quotes. */
const lineOfImport = (text: string, specifier: string) =>
  text
    .split(/\r?\n/)
    .findIndex((line) =>
      [`'${specifier}'`, `"${specifier}"`].some((quoted) => line.includes(quoted)),
    ) + 1;

/** The same for a terminal. */
export function problemText({ title, place, excerpt, detail }: Problem) {
  const lines = excerpt.map(({ line, text }) => {
    const mark = line === place?.line ? '>' : ' ';
    return `${mark}${String(line).padStart(5)} ${text}`;
  });
  const where = place ? `: ${place.file}, línea ${place.line}` : '';
  return [title + where, ...lines, detail].join('\n');
}

/** swc draws the lines, and writes above them where they are. */
function placeInFrame(message: string): Pick<Complaint, 'file' | 'line'> {
  const [, file, line] = /[,╭][-─]\[(.+):(\d+):\d+\]/.exec(message) ?? [];
  return file && line ? { file, line: Number(line) } : {};
}

/** Without who passed it on, the lines that we show ourselves, and the compiler's own stack. */
function words(message: string) {
  const text = message.replace(/^(Module (build failed|not found).*?)?Error:\s*/s, '');
  const [said = text] = text.split(/\n\s*[,╭][-─]\[|\n\s*Caused by:|\n\s+at /);
  return said.replace(/^\s*[x×]\s+/, '').trim();
}

/** The line of a text, and those around it. */
export function excerptOf(text: string, line: number) {
  const first = Math.max(1, line - around);
  return text
    .split(/\r?\n/)
    .slice(first - 1, line + around)
    .map((content, index) => ({ line: first + index, text: content }));
}
