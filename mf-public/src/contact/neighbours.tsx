import { Person } from '../art/person';
import { Shapes, type Shape } from '../art/shapes';

/** Two neighbours talk from window to window. */
export function Neighbours() {
  return (
    <svg aria-hidden viewBox="0 0 480 240">
      <Shapes of={houses} />
      <Person at={[76, 186, 1.9]} skin="#8A5433" coat="#1F4FD8" />
      <Person at={[404, 186, -1.9]} skin="#F3C9A8" coat="#E4572E" />
      <Shapes of={sills} />
    </svg>
  );
}

const houses: readonly Shape[] = [
  ['#B7C6F6', 'M14 240V74h126v166z'],
  ['#D7E8F8', 'M340 240V74h126v166z'],
  ['#fff', 'M4 60h146v14H4zM330 60h146v14H330z'],
  ['#9DB4EE', 'M30 60V34h28v26zM420 60V40h24v20z'],
  ['#FFD9A8', 'M40 186v-54a36 36 0 0 1 72 0v54zM368 186v-54a36 36 0 0 1 72 0v54z'],
  [
    '#fff',
    'M166 54h92a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-66l-26 22 6-22h-6a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z',
  ],
  ['#7F9DEB', 'M174 70h68v6h-68zM174 86h44v6h-44z'],
  [
    '#0B1F3A',
    'M226 132h80a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-4l10 20-28-20h-58a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8z',
  ],
  ['#FFC98A', 'M236 148h60v6h-60z'],
  ['#E4572E', 'M236 162h36v6h-36z'],
  [
    '#12805C',
    'M156 240c0-24 6-36 16-44 10 8 16 20 16 44zM296 240c0-18 6-28 14-34 8 6 14 16 14 34z',
  ],
];

const sills: readonly Shape[] = [
  ['#fff', 'M32 186h88v8H32zM360 186h88v8h-88z'],
  ['#0B1F3A', 'M196 240v-18h90v18h-6v-12h-78v12z'],
];
