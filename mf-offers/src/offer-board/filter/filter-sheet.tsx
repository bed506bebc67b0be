import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent } from 'react';
import { FacetFields, type FacetFieldsProps } from './facet-fields';
import { conditionCount, filterOffers } from './offer-filter';
import { OrderField } from './order-field';

/** Not in all browsers, and missing in TypeScript's library. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

type FilterSheetProps = FacetFieldsProps & { onClose: () => void };

/** The filters on a phone, over the whole screen. The list updates with each change. */
export function FilterSheet({ offers, controls, onClose }: FilterSheetProps) {
  const { filter, clear } = controls;
  const found = filterOffers(offers, filter).length;
  useWayBack(onClose);

  return (
    <Dialog
      title="Filtros"
      isOpen
      onClose={onClose}
      size="full"
      action={
        conditionCount(filter) > 0 && (
          <Button variant="ghost" paddingInline="2" onClick={clear}>
            Quitar filtros
          </Button>
        )
      }
      footer={
        <Button width="100%" minHeight="48px" onClick={onClose}>
          {found === 1 ? 'Ver 1 oferta' : `Ver ${found} ofertas`}
        </Button>
      }
    >
      <FacetFields offers={offers} controls={controls} areChips />
      <chakra.div borderBottomWidth="1px">
        <OrderField controls={controls} css={{ '& label': { fontWeight: '600' } }} />
      </chakra.div>
    </Dialog>
  );
}

/** If the browser supports CloseWatcher, the phone's back gesture closes the sheet. */
function useWayBack(onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!('CloseWatcher' in globalThis)) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
