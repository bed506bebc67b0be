import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Step } from '../on-device/wizard-draft';

const places: Readonly<Record<Step, string>> = { email: '14%', details: '50%', answers: '86%' };

/** Decoration: a bridge at the end of the page, on which a walker shows the progress. */
export const Crossing = ({ step }: { step: Step }) => (
  <chakra.div aria-hidden css={bridgeLook}>
    <chakra.svg viewBox="-20 -42 40 42" css={walkerLook} style={{ left: places[step] }}>
      <circle cy="-32" r="6" fill="#D69A6E" />
      <path d="M-8 0v-15a8 8 0 0 1 16 0V0z" fill="#E4572E" />
      <path d="M7-15h12v12H7z" fill="#0B1F3A" />
    </chakra.svg>
  </chakra.div>
);

const arches = 'radial-gradient(circle at 50% 100%, transparent 22px, #B7C6F6 22.5px)';

const bridgeLook: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '36px',
  borderTop: '4px solid',
  borderColor: 'ink',
  background: `${arches} 50% 0 / 60px 32px`,
  forcedColorAdjust: 'none',
  _print: { display: 'none' },
};

const walkerLook: SystemStyleObject = {
  position: 'absolute',
  bottom: '100%',
  width: '40px',
  height: '42px',
  marginBottom: '4px',
  transform: 'translateX(-50%)',
  transition: 'left 600ms ease-in-out',
};
