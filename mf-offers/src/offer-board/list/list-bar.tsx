import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { FilterMarks } from '../filter/filter-marks';
import { conditionCount } from '../filter/offer-filter';
import { filterForm } from '../filter/offer-filters';
import { OrderField } from '../filter/order-field';
import type { OfferFilterControls } from '../filter/use-offer-filter';

type ListBarProps = {
  controls: OfferFilterControls;
  count: string;
  /** Called when the pressed button, which had the focus, is removed. */
  onRemoved: () => void;
};

export function ListBar({ controls, count, onRemoved }: ListBarProps) {
  function clear() {
    onRemoved();
    controls.clear();
  }

  return (
    <chakra.div css={barLook}>
      <chakra.p role="status" fontSize="15px" fontWeight="700" fontVariantNumeric="tabular-nums">
        {count}
      </chakra.p>
      {conditionCount(controls.filter) > 0 && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          minWidth="0"
          flex={{ base: '1 0 100%', lg: '0 1 auto' }}
        >
          <FilterMarks controls={controls} onEmpty={onRemoved} />
          <Button variant="ghost" size="sm" minHeight="32px" paddingInline="1.5" onClick={clear}>
            Quitar filtros
          </Button>
        </chakra.div>
      )}
      <OrderField controls={controls} form={filterForm} css={orderLook} />
    </chakra.div>
  );
}

const barLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minHeight: '32px',
  marginBottom: '3',
} as const;

const orderLook = {
  width: 'auto',
  minHeight: '32px',
  marginInlineStart: 'auto',
  color: 'ink.muted',
  lgDown: { display: 'none' },
  _print: { display: 'none' },
} as const;
