import type { StatusCount } from '@portal/contract/applicant-page';
import type { ApplicationStatusRecord } from '@portal/contract/application-status';
import { isGivenByStaff } from '@portal/contract/application-status';
import { StateTabs } from '@portal/kit/ui/state-tabs';
import { StatusName } from '@portal/kit/ui/status-name';

type ApplicantTabsProps = {
  statuses: readonly ApplicationStatusRecord[];
  counts: readonly StatusCount[] | undefined;
  /** As in the address; '' for all. */
  statusId: string;
  onChange: (statusId: string) => void;
};

/** Number of results in each status. A tab filters by its status. */
export function ApplicantTabs({ statuses, counts, statusId, onChange }: ApplicantTabsProps) {
  const totals = new Map(counts?.map((count) => [count.statusId, count.total]));
  const isShown = (status: ApplicationStatusRecord) =>
    isGivenByStaff(status) || totals.has(status.id);
  const tab = (key: string, count: number) => ({
    key,
    count: counts && count,
    isOn: statusId === key,
    onPress: () => onChange(key),
  });

  return (
    <StateTabs
      label="Estado de los aplicantes"
      tabs={[
        {
          ...tab(
            '',
            [...totals.values()].reduce((sum, each) => sum + each, 0),
          ),
          label: 'Todas',
        },
        ...statuses.filter(isShown).map((status) => ({
          ...tab(String(status.id), totals.get(status.id) ?? 0),
          label: <StatusName status={status} />,
        })),
      ]}
    />
  );
}
