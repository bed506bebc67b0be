import { Person } from '../art/person';
import { Shapes, type Shape } from '../art/shapes';

/** A house without its front wall: people working at home. */
export function OpenHouse() {
  return (
    <svg aria-hidden viewBox="0 0 480 330">
      <Shapes of={house} />
      <Person at={[120, 200, 1.5]} skin="#D69A6E" coat="#1F4FD8" />
      <Person at={[352, 200, -1.5]} skin="#8A5433" coat="#12805C" />
      <Person at={[132, 326, 1.5]} skin="#F3C9A8" coat="#E4572E" />
      <Person at={[300, 326, 1.5]} skin="#A56A43" coat="#FFC98A" />
      <Person at={[346, 326, -1]} skin="#F3C9A8" coat="#3D86D6" />
      <Shapes of={desks} />
    </svg>
  );
}

const house: readonly Shape[] = [
  ['#1F4FD8', 'M240 8 452 84h-424z'],
  ['#B7C6F6', 'M46 330V84h388v246z'],
  ['#fff', 'M36 78h408v12H36zM46 204h388v8H46z'],
  [
    '#FFE3BD',
    'M70 200v-56a40 40 0 0 1 40-40h66a40 40 0 0 1 40 40v56zM264 326v-56a40 40 0 0 1 40-40h66a40 40 0 0 1 40 40v56z',
  ],
  [
    '#14326F',
    'M264 200v-56a40 40 0 0 1 40-40h66a40 40 0 0 1 40 40v56zM70 326v-56a40 40 0 0 1 40-40h66a40 40 0 0 1 40 40v56z',
  ],
  ['#FFC98A', 'M222 44a18 18 0 0 1 36 0v20h-36zM142 104h3v14h8l-10 0-10 0h8zM386 60V34h20v34z'],
  ['#E4572E', 'M134 118h20l4 12h-28zM328 118h20l4 12h-28z'],
  ['#7F9DEB', 'M96 262h24v30H96zM166 250h30v6h-30zM166 264h20v6h-20zM374 130h18v24h-18z'],
  [
    '#12805C',
    'M-4 330c0-36 10-52 22-62 12 10 22 26 22 62zM444 330c0-24 6-36 16-44 10 8 16 20 16 44z',
  ],
];

const desks: readonly Shape[] = [
  [
    '#0B1F3A',
    'M134 172h34v4h-34zM164 152h4v22h-4zM138 176h4v24h-4zM196 176h4v24h-4zM130 174h76v4h-76z',
  ],
  ['#DCE6FB', 'M276 174h66v4h-66zM282 178h4v22h-4zM304 152h4v22h-4zM304 170h26v4h-26z'],
  [
    '#DCE6FB',
    'M146 300h56v4h-56zM152 304h4v22h-4zM192 304h4v22h-4zM176 278h4v22h-4zM156 296h22v4h-22z',
  ],
  ['#12805C', 'M384 326v-22c-12 0-14-10-14-16 10 0 14 6 15 12 1-12 7-18 17-18 0 8-2 18-14 20v24z'],
];
