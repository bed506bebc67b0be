import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { searchText } from '@portal/kit/format/search-text';
import type { ReactElement } from 'react';

type WorkModeNicheProps = {
  /** Name of the work mode, always shown as text beside it. */
  workMode: string;
  css: SystemStyleObject;
};

/** An arch with an image of the work mode: a house, a house and a tower, or a tower. */
export function WorkModeNiche({ workMode, css }: WorkModeNicheProps) {
  const name = searchText(workMode);

  return (
    <chakra.svg viewBox="0 0 44 56" aria-hidden forcedColorAdjust="none" css={css}>
      <path d="M0 56V22a22 22 0 0 1 44 0v34z" fill="currentColor" />
      {scenes.find(([pattern]) => pattern.test(name))?.[1]}
    </chakra.svg>
  );
}

const roof = {
  fill: 'none',
  stroke: '#0B1F3A',
  strokeWidth: '2.4',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const house = (
  <>
    <path d="M22 28 10 38v18h24V38z" fill="#fff" />
    <path d="m8 39 14-12 14 12" {...roof} />
    <path d="M17 56V46a5 5 0 0 1 10 0v10z" fill="#E4572E" />
  </>
);

const houseAndTower = (
  <>
    <path d="M26 20h12v36H26z" fill="#0B1F3A" />
    <path d="M29 25h2m2 0h2m-6 6h2m2 0h2m-6 6h2" stroke="#FFC98A" strokeWidth="2" />
    <path d="m13 37-8 7v12h16V44z" fill="#fff" />
    <path d="m4 44.5 9-8 9 8" {...roof} />
    <path d="M11 56v-5a2.5 2.5 0 0 1 5 0v5z" fill="#E4572E" />
  </>
);

const tower = (
  <>
    <path d="M13 14h18v42H13z" fill="#0B1F3A" />
    <path
      d="M17 20h2m2 0h2m2 0h2m-10 7h2m2 0h2m2 0h2m-10 7h2m2 0h2m2 0h2m-10 7h2m6 0h2"
      stroke="#FFC98A"
      strokeWidth="2"
    />
    <path d="M19 56v-8h6v8z" fill="#E4572E" />
  </>
);

// The company chooses the names (specification §4). An unknown one gets a plain arch.
const scenes: readonly (readonly [pattern: RegExp, scene: ReactElement])[] = [
  [/hibrid|mixt/, houseAndTower],
  [/remot|teletrabajo|casa/, house],
  [/sitio|presencial|oficina/, tower],
];
