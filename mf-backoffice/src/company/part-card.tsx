import { chakra } from '@chakra-ui/react/styled-system';
import { companyStateText } from '@portal/contract/company-activity';
import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import type { CompanyPart } from '@portal/contract/company-parts';
import { ActivityButton } from '@portal/kit/activity/activity-button';
import { companyPartPagePath } from '@portal/kit/routing/staff-paths';
import { ActionButton } from '@portal/kit/ui/action-button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Check, SquarePen } from 'lucide-react';
import { SectionCard } from '../page-parts/section-card';
import { Tag } from '../page-parts/tag';
import { firstTextsOf, partDetails } from './part-details';
import { useSavedPart } from './use-saved-part';

type PartCardProps = { group: CompanyGroup; part: CompanyPart };

/**
 * One part of the company's texts: its place on the site, its beginning and its confirmation state.
 */
export function PartCard({ group, part }: PartCardProps) {
  const { label, wire, id } = companyGroups[group];
  const { texts, more } = firstTextsOf(group, part);
  const { confirm } = useSavedPart(group);

  return (
    <SectionCard title={label} action={<StateTag isConfirmed={part.isConfirmed} />}>
      <chakra.p color="ink.muted">{partDetails[group].where}</chakra.p>
      <Beginning>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more && <chakra.li color="ink.muted">{more}</chakra.li>}
        {texts.length === 0 && <chakra.li color="ink.muted">Sin nada escrito.</chakra.li>}
      </Beginning>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="4">
        <LinkButton
          to={companyPartPagePath(wire)}
          variant="outline"
          size="sm"
          aria-label={`Editar ${label}`}
        >
          <SquarePen aria-hidden size={16} />
          Editar
        </LinkButton>
        {!part.isConfirmed && (
          <ActionButton
            icon={Check}
            variant="outline"
            size="sm"
            aria-label={`Confirmar ${label}`}
            action={() => confirm(part)}
          >
            Confirmar
          </ActionButton>
        )}
        <ActivityButton
          name={label}
          of={{ subject: 'company', id }}
          aria-label={`Actividad de ${label}`}
        />
      </chakra.div>
    </SectionCard>
  );
}

const StateTag = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <Tag look={isConfirmed ? 'success' : 'warning'}>{companyStateText(isConfirmed)}</Tag>
);

const Beginning = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '3',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
  },
});
