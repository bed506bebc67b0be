import { chakra } from '@chakra-ui/react/styled-system';
import { offerFields } from '@portal/contract/offer-fields';
import { readCurrency } from '@portal/contract/salary-currency';
import { Button } from '@portal/kit/ui/button';
import type { Elements } from '@portal/kit/ui/elements';
import { Briefcase } from 'lucide-react';
import { offerFacts, type Fact } from '../offer/offer-facts';
import { salaryDoubt } from './missing/salary-doubt';
import { Section } from './section/section';
import type { SectionProps } from './section/section-props';
import type { SectionName } from './section/sections';

type DataSectionProps = SectionProps & { missing: readonly SectionName[] };

export function DataSection({ offer, missing, onOpenDialog }: DataSectionProps) {
  const facts = offerFacts(offer);
  const { schedule, contractType, workMode, training, vacancies, createdAt } = facts;
  const { description, benefits } = offerFields;

  return (
    <Section
      name="data"
      icon={Briefcase}
      isMissing={missing.includes('data')}
      action={
        <Button variant="ghost" size="sm" onClick={() => onOpenDialog('edit')}>
          Cambiar datos
        </Button>
      }
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="3"
      >
        <FactItem {...facts.salaryRange}>
          <SalaryNote range={offer.salaryRange} />
        </FactItem>
        {[schedule, contractType, workMode, training, vacancies, createdAt].map((fact) => (
          <FactItem key={fact.label} {...fact} />
        ))}
        <FactItem label={description.formLabel} value={offer.description} isLong />
        <FactItem label={benefits.label} value={offer.benefits} isLong />
      </chakra.dl>
    </Section>
  );
}

type FactItemProps = Fact & { isLong?: boolean; children?: Elements };

/** Long texts are shortened; the dialog and the offer's page show all of them. */
const FactItem = ({ label, value, isLong, children }: FactItemProps) => (
  <chakra.div gridColumn={isLong ? '1 / -1' : undefined} minWidth="0">
    <chakra.dt color="ink.muted" textStyle="sm">
      {label}
    </chakra.dt>
    <chakra.dd
      fontWeight={isLong ? '400' : '600'}
      {...(isLong && { lineClamp: '3', whiteSpace: 'pre-line' })}
    >
      {value}
    </chakra.dd>
    {children}
  </chakra.div>
);

/** Currency of the salary, and problems of search engines with it. */
function SalaryNote({ range }: { range: string }) {
  const currency = readCurrency(range);
  const doubt = salaryDoubt(range);

  return (
    <chakra.dd textStyle="sm" color={doubt === undefined ? 'success' : 'warning'}>
      <span>{currency === undefined ? 'Sin moneda.' : `Moneda: ${currency}.`}</span>{' '}
      {doubt && <span>{doubt}</span>}
    </chakra.dd>
  );
}
