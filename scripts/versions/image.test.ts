import { readFileSync } from 'node:fs';
import { imageProblem } from './image';

test('the image is on a Node that is tried, and that had fixes when it was chosen', () => {
  const recipe = readFileSync('scripts/deploy/Dockerfile', 'utf8');

  expect(imageProblem(recipe, '2026-11-28')).toBeUndefined();
});

test.each([
  ['FROM node:20-slim', 'La imagen está en Node 20, sin correcciones desde el 2026-04-30.'],
  ['FROM node:18-slim', 'La imagen está en Node 18, que no se prueba.'],
  [
    'FROM node:24-slim AS packages\nFROM node:22-slim',
    'La imagen debe estar en una sola línea de Node.',
  ],
])('an image with %j is told', (recipe, problem) => {
  expect(imageProblem(recipe, '2026-11-28')).toBe(problem);
});
