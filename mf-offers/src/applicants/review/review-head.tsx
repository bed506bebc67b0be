import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@portal/kit/format/money';
import { Button } from '@portal/kit/ui/button';
import { IconButton } from '@portal/kit/ui/icon-button';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { Key } from './key';
import type { Review } from './use-review';

type ReviewHeadProps = { review: Review; offerTitle: string | undefined; hasKeys: boolean };

export function ReviewHead({ review, offerTitle, hasKeys }: ReviewHeadProps) {
  const { at, total, unreviewed, move, nextUnreviewed, leave } = review;

  return (
    <Head>
      <IconButton label="Volver a la lista de aplicantes" onClick={leave}>
        <ArrowLeft aria-hidden size={20} />
      </IconButton>
      <chakra.h1 tabIndex={-1} textStyle="h4" outline="none">
        Revisar
      </chakra.h1>
      <Title title={offerTitle}>{offerTitle}</Title>
      <chakra.span whiteSpace="nowrap">
        <strong>{formatNumber(unreviewed)}</strong> sin revisar
      </chakra.span>
      <IconButton label="Aplicante anterior" disabled={at === 0} onClick={() => move(-1)}>
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <chakra.span whiteSpace="nowrap" color="ink.muted">
        {`${formatNumber(at + 1)} de ${formatNumber(total)}`}
      </chakra.span>
      <IconButton label="Aplicante siguiente" disabled={at === total - 1} onClick={() => move(1)}>
        <ChevronRight aria-hidden size={20} />
      </IconButton>
      <Button size="sm" disabled={unreviewed === 0} onClick={nextUnreviewed}>
        <span>Siguiente sin revisar</span>
        {hasKeys && <Key aria-hidden>N</Key>}
      </Button>
    </Head>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '1.5',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Title = chakra('p', {
  base: {
    flex: '1 1 6rem',
    minWidth: '0',
    truncate: true,
    color: 'ink.muted',
  },
});
