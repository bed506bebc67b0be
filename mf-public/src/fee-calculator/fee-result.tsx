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

/**
 * Keeps the range in view: beside the form, or at the lower edge of a narrow window. Not sticky if
 * large text or a low window would hide the fields.
 */
export function FeeResult({ estimate, ref }: FeeResultProps) {
  return (
    <chakra.div display={{ base: 'contents', lg: 'block' }}>
      <chakra.div
        ref={ref}
        role="status"
        tabIndex={-1}
        padding={{ base: '4', lg: '5' }}
        bg={estimate ? 'primary.tint' : 'soft'}
        borderWidth="1px"
        borderColor={estimate ? 'primary.line' : 'line'}
        borderRadius="md"
        css={alwaysInView}
      >
        {estimate ? (
          <Range estimate={estimate} />
        ) : (
          <chakra.p color="ink.muted">{result.pending}</chakra.p>
        )}
      </chakra.div>
      {estimate && <NextSteps estimate={estimate} />}
    </chakra.div>
  );
}

const alwaysInView = {
  '@media (min-height: 40em)': {
    position: { base: 'sticky', lg: 'static' },
    bottom: '0',
    boxShadow: { base: 'md', lg: 'none' },
  },
};

function Range({ estimate }: { estimate: FeeEstimate }) {
  return (
    <>
      <chakra.p fontWeight="600">{result.title}</chakra.p>
      <chakra.p textStyle="h3" fontVariantNumeric="tabular-nums">
        {rangeText(estimate)}
      </chakra.p>
      <chakra.p textStyle="sm" color="ink.muted" marginTop="1">
        {`${result.explanation} ${result.advice}`}
      </chakra.p>
    </>
  );
}

function NextSteps({ estimate }: { estimate: FeeEstimate }) {
  const summary = summaryText(estimate);
  const sentence = `${summary}.`;
  const contactPath = `${paths.contact}?${new URLSearchParams({ [messageParameter]: sentence })}`;

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop={{ lg: '4' }}>
      <QuoteButton subject={`Hunting – ${summary}`} variant="solid" size="md">
        {result.whatsApp}
      </QuoteButton>
      <LinkButton to={contactPath} variant="outline">
        {result.contact}
      </LinkButton>
      <Button variant="ghost" onClick={() => void copy(sentence)}>
        {result.copy}
      </Button>
    </chakra.div>
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

/** Estimate with its inputs, for the sales team. Without a final full stop. */
function summaryText(estimate: FeeEstimate) {
  const { profileName, city, experience, currency, salary } = estimate;
  const years = experience === 1 ? '1 año' : `${formatNumber(experience)} años`;
  const offer = `salario de ${formatNumber(salary)} ${currency}`;
  return `${profileName} en ${city}, ${years} de experiencia, ${offer}. Tarifa estimada: ${rangeText(estimate)}`;
}
