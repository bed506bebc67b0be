import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import type { RefObject } from 'react';
import type { Finding, FindingGroup } from './finding';
import { Matched } from './matched';

type FindingListProps = {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly FindingGroup[];
  /** Index of the option that Enter opens, among all groups. */
  current: number;
  sought: string;
  onChoose: (() => void) | undefined;
};

export function FindingList({ ref, id, groups, current, ...rest }: FindingListProps) {
  const all = groups.flatMap(({ findings }) => findings);

  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label="Resultados">
      {groups.map(({ label, findings }) => (
        <div key={label} role="group" aria-label={label}>
          <GroupLabel aria-hidden>{label}</GroupLabel>
          {findings.map((finding) => {
            const index = all.indexOf(finding);
            return (
              <FindingOption
                key={`${finding.path} ${finding.label} ${finding.detail}`}
                id={`${id}-${index}`}
                finding={finding}
                isActive={index === current}
                {...rest}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type FindingOptionProps = Pick<FindingListProps, 'sought' | 'onChoose'> & {
  id: string;
  finding: Finding;
  isActive: boolean;
};

function FindingOption({ id, finding, isActive, sought, onChoose }: FindingOptionProps) {
  const { path, label, detail } = finding;
  return (
    <Option
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
    >
      <chakra.span fontWeight="600" lineClamp="2">
        <Matched text={label} sought={sought} />
      </chakra.span>
      {detail && (
        <chakra.span color="ink.muted" fontSize="0.8125rem" lineClamp="2">
          <Matched text={detail} sought={sought} />
        </chakra.span>
      )}
    </Option>
  );
}

const GroupLabel = chakra('p', {
  base: {
    paddingInline: '2',
    paddingTop: '3',
    paddingBottom: '1',
    color: 'ink.muted',
    fontSize: '0.8125rem',
    fontWeight: '600',
  },
});

const Option = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    padding: '2',
    borderRadius: 'sm',
    color: 'ink',
    fontSize: '0.875rem',
    _hover: { bg: 'soft' },
    '&[aria-selected=true]': {
      bg: 'primary.tint',
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-2px',
    },
  },
});
