import { Shapes, type Shape } from '../../art/shapes';
import { Face } from './face';
import { shortlist } from './hunting-content';

/** A house with many windows. Three are lit: those of the people on the list. */
export function Facade() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 760 560"
      // The house extends beyond the picture.
      overflow="visible"
    >
      <defs>
        <path id="opening" d="M0 84V30a30 30 0 0 1 60 0v54z" />
        {kinds.map(([id, fill, inside]) => (
          <g key={id} id={id}>
            <use href="#opening" fill={fill} />
            <Shapes of={[...inside, ...sill]} />
          </g>
        ))}
      </defs>
      <Shapes of={walls} />
      {windows.map(([kind, x, y]) => (
        <use key={`${x} ${y}`} href={`#${kind}`} x={x} y={y} />
      ))}
      {shortlist.people.map(({ role, look }, position) => (
        <g key={role} transform={`translate(${lit[position]})`}>
          <use href="#lit" stroke="#fff" strokeWidth={5} />
          <use href="#lit" />
          <g id={`face-${position}`}>
            <Face {...look} />
          </g>
        </g>
      ))}
      <Shapes of={street} />
    </svg>
  );
}

/** Positions of the lit windows, in the order of the list. */
const lit = ['368 206', '566 144', '84 182'];

const sill: readonly Shape[] = [['#fff', 'M-6 84h72v6H-6z']];

type WindowKind = readonly [id: string, fill: string, inside: readonly Shape[]];

const kinds: readonly WindowKind[] = [
  ['lit', '#FFD9A8', []],
  ['blinds', '#14326F', [['#2A56C4', 'M0 31h60v5H0zM0 43h60v5H0zM0 55h60v5H0z']]],
  [
    'away',
    '#1A3F8C',
    [
      ['#0B1F3A', 'M15 46a9 9 0 0 1 18 0 9 9 0 0 1-18 0M8 84V74a16 16 0 0 1 32 0v10z'],
      ['#7F9DEB', 'M36 62h18v22H36z'],
    ],
  ],
  [
    'code',
    '#0B1F3A',
    [
      ['#3D86D6', 'M14 32h18v4H14zM20 43h26v4H20zM20 54h14v4H20zM14 65h22v4H14z'],
      ['#E4572E', 'M40 32h6v4h-6zM40 54h8v4h-8z'],
    ],
  ],
  [
    'plant',
    '#2A56C4',
    [
      ['#5CC4A0', 'M28 84V70c-12 0-14-10-14-16 10 0 14 6 15 12 1-12 7-18 17-18 0 8-2 16-14 18v18z'],
      ['#FFC98A', 'M20 72h20l-3 12H23z'],
    ],
  ],
  [
    'curtain',
    '#14326F',
    [['#5B72A4', 'M0 84V30A30 30 0 0 1 24 .6V84zM60 84V30A30 30 0 0 0 44 3.4V84z']],
  ],
  ['cat', '#1A3F8C', [['#0B1F3A', 'M18 84c-2-14 2-20 8-22l2-8 5 6h6l5-6 2 10c4 8 4 14 2 20z']]],
];

const windows = [
  ['curtain', 172, 182],
  ['blinds', 278, 88],
  ['away', 278, 206],
  ['code', 278, 324],
  ['plant', 368, 88],
  ['curtain', 368, 324],
  ['code', 458, 88],
  ['cat', 458, 206],
  ['away', 458, 324],
  ['plant', 566, 262],
  ['blinds', 566, 360],
  ['away', 656, 144],
  ['code', 656, 262],
  ['curtain', 656, 360],
] as const;

const walls: readonly Shape[] = [
  ['#9DB4EE', 'M320 40V14h30v26zM600 98V70h22v28zM90 138v-26h44v26z'],
  ['#CBD6FA', 'M60 560V150h196v410z'],
  ['#B7C6F6', 'M256 560V54h286v506z'],
  ['#D7E8F8', 'M542 560V112h260v448z'],
  ['#fff', 'M48 138h208v14H48zM244 40h310v16H244zM530 98h272v16H530z'],
  ['#0B1F3A', 'M468 40V6h3v34z'],
  ['#E4572E', 'M465 6a4 4 0 0 1 9 0 4 4 0 0 1-9 0'],
];

const street: readonly Shape[] = [
  ['#1A3F8C', 'M276 560v-88h52v88zM470 560v-88h52v88zM566 560v-92h70v92zM176 560v-96h62v96z'],
  ['#7F9DEB', 'M574 478h54v44h-54z'],
  [
    '#0B1F3A',
    'M88 560V458a34 34 0 0 1 68 0v102zM348 560V462a50 50 0 0 1 100 0v98zM664 560v-78a28 28 0 0 1 56 0v78zM23 560v-60h5v60z',
  ],
  ['#2A56C4', 'M397 412h3v148h-3z'],
  ['#12805C', 'M-4 486a30 30 0 0 1 60 0 30 30 0 0 1-60 0'],
  ['#F0C19C', 'M493 512a7 7 0 0 1 14 0 7 7 0 0 1-14 0'],
  ['#fff', 'M490 560v-24a10 10 0 0 1 20 0v24z'],
];
