import { chakra } from '@chakra-ui/react/styled-system';
import { CompactSelect } from '@portal/kit/form/compact-select';
import { formatNumber } from '@portal/kit/format/money';
import { pageSizes } from '@portal/kit/job-applications/list-query';
import { Pager } from '@portal/kit/paging/pager';
import type { ApplicantRoom } from './use-applicant-room';

export function ApplicantPages({ room }: { room: ApplicantRoom }) {
  const { query, onQuery, pathToPage, total, totalPages } = room;
  const first = (query.page - 1) * query.pageSize;
  const last = Math.min(first + query.pageSize, total);
  const chooseSize = (value: string) => {
    const pageSize = pageSizes.find((size) => String(size) === value);
    if (pageSize) onQuery({ pageSize });
  };

  return (
    <Bar>
      <CompactSelect
        label="Por página"
        options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
        value={query.pageSize}
        onChoose={chooseSize}
      />
      <span>{`${formatNumber(first + 1)}–${formatNumber(last)} de ${formatNumber(total)}`}</span>
      {totalPages > 1 && <Pager page={query.page} totalPages={totalPages} pathTo={pathToPage} />}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '4',
    fontSize: '0.875rem',
    color: 'ink.muted',
    fontVariantNumeric: 'tabular-nums',
    '& nav': { marginTop: '0' },
    '& > :has(select)': { _print: { display: 'none' } },
  },
});
