import { nodes } from './pinned';

/** The problem with a Dockerfile's Node version on a day such as 2026-11-28. */
export function imageProblem(recipe: string, day: string): string | undefined {
  const lines = new Set([...recipe.matchAll(/^FROM node:(\d+)-slim\b/gm)].map(([, line]) => line));
  const [line = ''] = lines;
  if (lines.size !== 1) return 'La imagen debe estar en una sola línea de Node.';
  const known = nodes.find(({ version }) => version.startsWith(`${line}.`));
  if (!known) return `La imagen está en Node ${line}, que no se prueba.`;
  if (day <= known.fixesUntil) return undefined;
  return `La imagen está en Node ${line}, sin correcciones desde el ${known.fixesUntil}.`;
}
