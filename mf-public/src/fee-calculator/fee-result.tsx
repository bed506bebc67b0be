import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { feeRange, type FeeEstimateEntry } from '@portal/contract/fee-estimate';
import { formatNumber } from '@portal/kit/format/money';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { showNotice } from '@portal/runtime';
import type { RefObject } from 'react';
import { messageParameter } from '../contact/contact-content';
import { QuoteButton } from '../page-parts/quote-button';
import { result } from './fee-calculator-content';

type FeeEstimate = Pick<
  FeeEstimateEntry,
  'profileName' | 'city' | 'experience' | 'currency' | 'salary'
>;

type FeeResultProps = {
  estimate: FeeEstimate | undefined;
  ref: RefObject<HTMLDivElement | null>;
};

export function FeeResult({ estimate, ref }: FeeResultProps) {
  return (
    <chakra.div
      ref={ref}
      role="status"
      tabIndex={-1}
      padding="5"
      bg={estimate ? 'primary.tint' : 'soft'}
      borderRadius="md"
    >
      {estimate ? (
        <Estimate estimate={estimate} />
      ) : (
        <chakra.p color="ink.muted">{result.pending}</chakra.p>
      )}
    </chakra.div>
  );
}

function Estimate({ estimate }: { estimate: FeeEstimate }) {
  const summary = summaryText(estimate);
  const contactPath = `${paths.contact}?${new URLSearchParams({ [messageParameter]: summary })}`;

  return (
    <>
      <chakra.p fontWeight="600">{result.title}</chakra.p>
      <chakra.p textStyle="h2" fontVariantNumeric="tabular-nums">
        {rangeText(estimate)}
      </chakra.p>
      <chakra.p color="ink.muted" marginTop="1">
        {result.explanation} {result.advice}
      </chakra.p>
      <Flex wrap="wrap" gap="3" marginTop="5">
        <QuoteButton subject={`Hunting – ${summary}`} variant="solid" size="md">
          {result.whatsApp}
        </QuoteButton>
        <LinkButton to={contactPath} variant="outline">
          {result.contact}
        </LinkButton>
        <Button variant="ghost" onClick={() => void copy(summary)}>
          {result.copy}
        </Button>
      </Flex>
    </>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showNotice({ kind: 'success', text: result.copied });
  } catch {
    showNotice({ kind: 'error', text: result.notCopied });
  }
}

/** «400 a 700 USD» */
function rangeText({ salary, currency }: FeeEstimate) {
  const { minimum, maximum } = feeRange(salary);
  return `${formatNumber(minimum)} a ${formatNumber(maximum)} ${currency}`;
}

/** The estimate with the numbers it was made from, for whoever will quote it. */
function summaryText(estimate: FeeEstimate) {
  const { profileName, city, experience, currency, salary } = estimate;
  const years = experience === 1 ? '1 año' : `${formatNumber(experience)} años`;
  const offer = `salario de ${formatNumber(salary)} ${currency}`;
  return `${profileName} en ${city}, ${years} de experiencia, ${offer}. Tarifa estimada: ${rangeText(estimate)}.`;
}
