import { chakra } from '@chakra-ui/react/styled-system';
import type { ListedState } from './listed-application';

const reached: Readonly<Partial<Record<ListedState, number>>> = {
  received: 0,
  review: 1,
  closed: 2,
};

const arches = [2, 52, 102];

/** Progress of an application: a person in one of three arches. The text is beside it. */
export function StateArches({ state }: { state: ListedState }) {
  const current = reached[state];

  return (
    <chakra.svg aria-hidden width="148px" height="40px" viewBox="0 0 148 40" flexShrink="0">
      {arches.map((left, index) => (
        <chakra.path
          key={left}
          d={`M${left} 38V22a22 22 0 0 1 44 0v16z`}
          color={archColor(index, current, state)}
          fill="currentColor"
        />
      ))}
      <path d="M0 39h148" stroke="#0B1F3A" strokeWidth="2" />
      {current !== undefined && (
        <chakra.g color={state === 'closed' ? 'white' : 'lamp'} fill="currentColor">
          <circle cx={22 + 50 * current + 2} cy="21" r="5" />
          <path d={`M${15 + 50 * current} 38v-2a9 9 0 0 1 18 0v2z`} />
        </chakra.g>
      )}
    </chakra.svg>
  );
}

function archColor(index: number, current: number | undefined, state: ListedState) {
  if (current === undefined || index > current) return 'stone.light';
  if (state === 'closed') return index === current ? 'line.strong' : 'line';
  return index === current ? 'primary' : 'primary.line';
}
