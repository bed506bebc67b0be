import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { ReactElement } from 'react';
import { stageColors, statusStage, type StatusStage } from '../format/status-stage';

/** Symbol of a status that is recognisable without its colour. Show its name next to it. */
export const StatusMark = ({ status }: { status: ApplicationStatus }) => marks[statusStage(status)];

const Drawing = chakra(
  'svg',
  {
    base: {
      boxSize: '14px',
      flexShrink: '0',
      fill: 'currentColor',
    },
  },
  { defaultProps: { 'aria-hidden': true, viewBox: '0 0 16 16' } },
);

const disc = 'M8 .5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15z';
const ring = `${disc}m0 1.6a5.9 5.9 0 0 0 0 11.8a5.9 5.9 0 0 0 0-11.8z`;

const forms: Readonly<Record<Exclude<StatusStage, 'received'>, string>> = {
  review: `${ring}M8 8V3.8A4.2 4.2 0 0 1 12.2 8z`,
  interview: `${ring}M8 3.8a4.2 4.2 0 0 1 0 8.4z`,
  finalist: `${ring}M8 8V3.8A4.2 4.2 0 1 1 3.8 8z`,
  hired: `${disc}M4.1 8.9l2.9 2.8l5-5.4l-1.2-1.1l-3.9 4.2l-1.7-1.7z`,
  rejected: `${ring}M5.3 6.4L6.9 8L5.3 9.6l1.1 1.1L8 9.1l1.6 1.6l1.1-1.1L9.1 8l1.6-1.6l-1.1-1.1L8 6.9L6.4 5.3z`,
  other: ring,
};

/** In forced colours it has the colour of the name. */
const colored = (stage: StatusStage) => ({
  color: stageColors[stage],
  _highContrast: { color: 'inherit' },
});

const drawn = (stage: keyof typeof forms) => (
  <Drawing {...colored(stage)}>
    <path fillRule="evenodd" d={forms[stage]} />
  </Drawing>
);

// Created once: lists render a hundred of them, and React skips identical elements.
const marks: Readonly<Record<StatusStage, ReactElement>> = {
  received: (
    <Drawing {...colored('received')}>
      <circle
        cx="8"
        cy="8"
        r="6.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="2.2 1.308"
      />
    </Drawing>
  ),
  review: drawn('review'),
  interview: drawn('interview'),
  finalist: drawn('finalist'),
  hired: drawn('hired'),
  rejected: drawn('rejected'),
  other: drawn('other'),
};
