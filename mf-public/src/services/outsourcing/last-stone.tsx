import { Person } from '../../art/person';
import { Shapes, type Shape } from '../../art/shapes';

/** A bridge without its last stone, and people carrying that stone. */
export function LastStone() {
  return (
    <svg aria-hidden viewBox="0 0 520 330">
      <Shapes of={bridge} />
      <path d="M260 38v44M236 92l24-12 24 12" stroke="#0B1F3A" strokeWidth={3} fill="none" />
      <Person at={[96, 180, 1.5]} skin="#8A5433" coat="#E4572E" />
      <Person at={[150, 180, 1.4]} skin="#F3C9A8" coat="#1F4FD8">
        <path d="m6-20 16-10 3 4-16 12z" fill="#1F4FD8" />
      </Person>
      <Person at={[366, 180, -1.5]} skin="#D69A6E" coat="#F4F7FC">
        <path d="m6-20 16-10 3 4-16 12z" fill="#F4F7FC" />
      </Person>
    </svg>
  );
}

const bridge: readonly Shape[] = [
  [
    '#F4F7FC',
    'M30 70a22 22 0 0 1 40-12 18 18 0 0 1 34 12zM410 110a16 16 0 0 1 30-8 14 14 0 0 1 26 8z',
  ],
  ['#0B1F3A', 'M438 180V30h10v150zM230 30h250v8H230zM462 38h22v26h-22z'],
  ['#E4572E', 'M224 92h72l-12 48h-48z'],
  ['#fff', 'M0 180h222l2 12H0zM298 180h222v12H296z'],
  ['#B7C6F6', 'M0 192h224l8 38a124 124 0 0 0-96 100H0zM296 192h224v138H384a124 124 0 0 0-96-100z'],
  ['#9DB4EE', 'M60 192h8l-2 138h-4zM452 192h8l-2 138h-4zM0 256h160v3H0zM360 256h160v3H360z'],
  ['#0E6FB8', 'M130 318h260v12H130z'],
];
