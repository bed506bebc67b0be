import { chakra } from '@chakra-ui/react/styled-system';

/** Decoration: a person hands over a letter on the bridge. */
export const TicketScene = () => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 640 150"
    preserveAspectRatio="xMidYMax slice"
    display="block"
    width="100%"
    height={{ base: '112px', md: '150px' }}
    backgroundImage="linear-gradient(#0B1F3A, #17408F)"
    css={{ forcedColorAdjust: 'none', _print: { display: 'none' } }}
  >
    <path d="M0 108c120-50 190-60 300-20s240 20 340-30v60H0z" fill="#1B3E8C" />
    <Houses />
    <Person at={330} skin="#D69A6E" coat="#E4572E" arm="M8-30 20-40" />
    <path d="M347 56h22v16h-22z" fill="#fff" />
    <path d="m347 56 11 9 11-9" fill="none" stroke="#9DB4EE" strokeWidth="2" />
    <Person at={444} skin="#8A5433" coat="#8FAAF0" arm="M-8-18-20-28" />
    <path d="M0 107h640v43H0z" fill="#DCE6FB" />
    <path d="M0 109h640" stroke="#fff" strokeWidth="4" />
    {arches.map((left) => (
      <path key={left} d={`M${left} 150v-4a28 28 0 0 1 56 0v4z`} fill="#0B1F3A" />
    ))}
  </chakra.svg>
);

const arches = Array.from({ length: 9 }, (_each, index) => 8 + 72 * index);

const Houses = () => (
  <>
    <path d="M70 108V76l26-21 26 21v32z" fill="#2A56C4" />
    <path d="M138 108c0-20 6-30 14-36 8 6 14 16 14 36z" fill="#0E5A6B" />
    <path d="M470 108V52l34-26 34 26v56z" fill="#DCE6FB" />
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="m64 79 32-26 32 26" stroke="#8FAAF0" />
      <path d="m464 56 40-32 40 32" stroke="#fff" />
    </g>
    <path d="M548 108V40h52v68z" fill="#2A56C4" />
    <path d="M578 70h10v8h-10zM556 90h10v8h-10z" fill="#16357C" />
    <path
      d="M86 108V92a10 10 0 0 1 20 0v16zM490 108V84a14 14 0 0 1 28 0v24zM556 50h10v8h-10zM578 50h10v8h-10zM556 70h10v8h-10zM578 90h10v8h-10z"
      fill="#FFC98A"
    />
  </>
);

type PersonProps = { at: number; skin: string; coat: string; arm: string };

const Person = ({ at, skin, coat, arm }: PersonProps) => (
  <g transform={`translate(${at} 108)`}>
    <circle cy="-31" r="6" fill={skin} />
    <path d="M-9 0v-13a9 9 0 0 1 18 0V0z" fill={coat} />
    <path d={arm} stroke={coat} strokeWidth="5" strokeLinecap="round" />
  </g>
);
