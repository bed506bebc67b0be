import { chakra } from '@chakra-ui/react/styled-system';
import { Person } from '../art/person';
import { Shapes, type Shape } from '../art/shapes';

/** A city at night with people on the viaduct. The hero's background is its sky. */
export function NightScene() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 1280 500"
      preserveAspectRatio="xMaxYMax slice"
      position="absolute"
      left="0"
      bottom="0"
      width="100%"
      height={{ base: '240px', md: '300px', lg: '400px', xl: '100%' }}
    >
      <Lights />
      <circle cx={800} cy={300} r={180} fill="url(#moonlight)" />
      <circle cx={800} cy={300} r={46} fill="#FFD9A8" />
      <Shapes of={hills} />
      <Shapes of={city} />
      <path d="M1099 270v-44" stroke="#0A1C45" strokeWidth={4} />
      <circle cx={1099} cy={224} r={4} fill="#E4572E" />
      <House />
      <StreetLamp x={470} />
      <StreetLamp x={760} />
      <People />
      <Cyclist />
    </chakra.svg>
  );
}

function Lights() {
  return (
    <defs>
      <radialGradient id="moonlight">
        <stop stopColor="#9DB9FF" stopOpacity={0.5} />
        <stop offset={1} stopColor="#9DB9FF" stopOpacity={0} />
      </radialGradient>
      <pattern id="windows" width={36} height={40} patternUnits="userSpaceOnUse">
        <path d="M6 8h6v8H6zM20 28h6v8h-6zM20 8h6v8h-6z" fill="#FFC98A" />
        <path d="M6 28h6v8H6z" fill="#2A56C4" />
      </pattern>
      <pattern id="offices" width={40} height={34} patternUnits="userSpaceOnUse">
        <path d="M6 6h12v6H6zM24 22h10v6H24z" fill="#2A56C4" />
        <path d="M24 6h10v6H24zM6 22h12v6H6z" fill="#E0B58A" />
      </pattern>
    </defs>
  );
}

const stars = [
  [720, 70],
  [820, 130],
  [560, 40],
  [930, 50],
  [1110, 80],
  [1020, 140],
  [1200, 40],
  [640, 150],
]
  .map(([x, y]) => `M${x} ${y}h2v2h-2z`)
  .join('');

const hills: readonly Shape[] = [
  ['#9DB9FF', stars],
  ['#23499F', 'M380 500 560 372l52 34 96-120 66 76 64-46 108 104 110-92 130 120 94-70v222H380z'],
  ['#B9CCFA', 'm708 286-34 42 16 8 18-12 16 16 22-8z'],
  ['#8FAAF0', 'm560 372-26 18 14 4 12-7 14 9 10-9zM1056 328l-24 20 14 6 12-8 18 10 6-8z'],
  ['#16357C', 'M300 500c90-70 220-84 330-50s200 10 330 50z'],
];

const city: readonly Shape[] = [
  ['#12317A', 'M1138 500V340h58v160zM1202 500V290h78v210zM886 500V378h46v122z'],
  ['#0C2254', 'M936 500V300h74v200z'],
  ['#1F49A8', 'M1016 500V226l44-26v300z'],
  ['#0A1C45', 'M1066 500V270h66v230z'],
  ['url(#windows)', 'M940 310h66v180h-66zM1070 280h58v214h-58z'],
  ['url(#offices)', 'M1022 236h32v260h-32zM1144 352h48v140h-48zM890 388h38v106h-38z'],
];

/** A person works late at home. */
function House() {
  return (
    <>
      <Shapes of={house} />
      <path
        d="m646 446 46-39 46 39"
        fill="none"
        stroke="#7F9DEB"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={688} cy={470} r={5} fill="#0B1F3A" />
    </>
  );
}

const house: readonly Shape[] = [
  ['#0A4452', 'M576 500c0-20 6-30 14-36 8 6 14 16 14 36z'],
  ['#0E5A6B', 'M604 500c0-30 8-44 20-52 12 8 20 22 20 52z'],
  ['#0C2254', 'M652 500v-58l40-34 40 34v58z'],
  ['#FFC98A', 'M674 500v-36a18 18 0 0 1 36 0v36z'],
  ['#0B1F3A', 'M680 490v-5a8 8 0 0 1 16 0v5zM698 480h8v2h-8zM670 490h44v4h-44z'],
];

function StreetLamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 428)`} fill="#FFC98A">
      <path d="M0 72V10Q0 0 10 0h6" stroke="#7F9DEB" strokeWidth={3} fill="none" />
      <circle cx={18} cy={3} r={22} opacity={0.12} />
      <circle cx={18} cy={3} r={13} opacity={0.2} />
      <circle cx={18} cy={3} r={4} />
    </g>
  );
}

const laptop = <path d="M8-15h12v2H8zM20-24l-2 10h-2l2-10z" fill="#DCE8FF" />;

function People() {
  return (
    <>
      <Person at={[140, 500, 1.1]} skin="#D69A6E" coat="#7F9DEB">
        {laptop}
      </Person>
      <Person at={[502, 500, 1.1]} skin="#8A5433" coat="#3D86D6">
        <path d="M-14-20h6v12h-6z" fill="#E4572E" />
      </Person>
      <Person at={[536, 500, -1.05]} skin="#F3C9A8" coat="#FFC98A" />
      <Person at={[792, 500, 1.15]} skin="#F3C9A8" coat="#E4572E">
        {laptop}
      </Person>
      <Person at={[850, 500, -1.1]} skin="#A56A43" coat="#F4F7FC">
        <path d="M9-10h9v8H9z" fill="#FFC98A" />
      </Person>
    </>
  );
}

function Cyclist() {
  return (
    <g transform="translate(334 478)">
      <path
        d="M-31 10a11 11 0 1 0 22 0 11 11 0 1 0-22 0m38 0a11 11 0 1 0 22 0 11 11 0 1 0-22 0m-27 0 12-22h18l8 22M-8-12 6 10h-26M8-18h8"
        stroke="#DCE8FF"
        strokeWidth={2.5}
        fill="none"
      />
      <circle cx={2} cy={-40} r={6} fill="#A56A43" />
      <path d="M-8-8v-14a8 8 0 0 1 18-2l8 8-3 3-9-5v10z" fill="#E4572E" />
    </g>
  );
}
