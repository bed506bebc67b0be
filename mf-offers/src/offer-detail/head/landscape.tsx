import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Decoration: a landscape on the bridge that carries the page. Part of the HTML, so that it needs
 * no request.
 */
export function Landscape({ isQuiet }: { isQuiet: boolean }) {
  return (
    <chakra.div aria-hidden css={isQuiet ? { ...frame, ...quiet } : frame}>
      <chakra.svg viewBox="112 14 510 148" preserveAspectRatio="xMaxYMax meet" css={sceneLook}>
        <Mountains />
        <Town />
        <People />
      </chakra.svg>
      <Viaduct />
    </chakra.div>
  );
}

const frame: SystemStyleObject = {
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  _print: { display: 'none' },
};

const quiet: SystemStyleObject = { filter: 'grayscale(1)', opacity: 0.55 };

// The viaduct is 34 px high; the scene starts on its deck.
const sceneLook: SystemStyleObject = {
  position: 'absolute',
  bottom: '32px',
  aspectRatio: '510 / 148',
  left: { base: '0', md: 'auto', lg: 'calc(50% - 176px)', xl: 'calc(50% - 276px)' },
  right: { md: '14', lg: 'auto' },
  width: { base: '100%', md: '380px' },
};

const Mountains = () => (
  <>
    <path d="M120 160 250 62l52 40 66-76 74 84 60-50 118 100z" fill="#CBD6FA" />
    <path d="m250 62-20 15 12 6 10-7 12 10 9-7zM368 26l-24 28 12-2 12 12 14-10 8 6z" fill="#fff" />
  </>
);

const Town = () => (
  <>
    <path d="M420 160V96h34v64zM460 160V78h26v82zM492 160v-52h40v52z" fill="#9DB4EE" />
    <path d="M538 160V60h30v100z" fill="#1F4FD8" />
    <path d="M574 160V94h32v66z" fill="#7F9DEB" />
    <g strokeWidth="4">
      <path d="M544 70h6m6 0h6m-18 12h6m-6 12h6m6 0h6m-6 12h6m-18 12h6" stroke="#FFC98A" />
      <path d="M427 106h6m7 0h6m-19 14h6m67 0h6m8 0h6m62-14h6m6 14h6" stroke="#fff" />
    </g>
    <path d="M188 160v-26l24-20 24 20v26z" fill="#fff" />
    <path
      d="m183 136 29-25 29 25"
      fill="none"
      stroke="#0B1F3A"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M204 160v-14a8 8 0 0 1 16 0v14z" fill="#E4572E" />
    <path d="M250 160c0-14 4-20 10-24 6 4 10 10 10 24z" fill="#12805C" />
  </>
);

const People = () => (
  <>
    <circle cx="330" cy="140" r="5" fill="#0B1F3A" />
    <path d="M324 160v-8a6 6 0 0 1 12 0v8z" fill="#E4572E" />
    <path d="M338 152h7v6h-7z" fill="#0B1F3A" />
    <circle cx="376" cy="142" r="4.5" fill="#0B1F3A" />
    <path d="M370.5 160v-7a5.500 5.500 0 0 1 11 0v7z" fill="#0E6FB8" />
  </>
);

const archId = 'arco-del-viaducto';

const Viaduct = () => (
  <chakra.svg position="absolute" left="0" bottom="0" width="100%" height="34px">
    <pattern id={archId} width="76" height="34" patternUnits="userSpaceOnUse">
      <path d="M0 0h76v34H0z" fill="#B7C6F6" />
      <path d="M4 34c0-14 14-22 34-22s34 8 34 22z" fill="#fff" />
      <path d="M0 1.500h76" stroke="#0B1F3A" strokeWidth="3" />
    </pattern>
    <rect width="100%" height="34" fill={`url(#${archId})`} />
  </chakra.svg>
);
