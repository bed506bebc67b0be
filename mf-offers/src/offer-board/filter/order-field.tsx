import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { facetRow } from './facet-disclosure';
import { orders, params, type Order } from './offer-filter';
import type { OfferFilterControls } from './use-offer-filter';

const orderNames: Record<Order, string> = {
  recientes: 'Más recientes',
  titulo: 'Título, de la A a la Z',
  vacantes: 'Más vacantes',
  salario: 'Salario, de mayor a menor',
};

type OrderFieldProps = {
  controls: OfferFilterControls;
  /** Id of a form elsewhere in the page that owns the field. */
  form?: string;
  css?: SystemStyleObject;
};

/** Select for the order of the list, styled as plain text. */
export function OrderField({ controls: { filter, sort }, form, css = {} }: OrderFieldProps) {
  const id = useId();

  return (
    <chakra.div css={{ ...facetRow, cursor: 'default', ...css }}>
      <chakra.label htmlFor={id} flexShrink="0">
        Ordenar por
      </chakra.label>
      <Select
        id={id}
        name={params.order}
        form={form}
        value={filter.order}
        onChange={({ target }) => sort(orders.find((order) => order === target.value) ?? orders[0])}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {orderNames[order]}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}

const Select = chakra('select', {
  base: {
    minHeight: '32px',
    minWidth: '0',
    marginInlineStart: 'auto',
    // As wide as the chosen option, if the browser supports it.
    fieldSizing: 'content',
    bg: 'transparent',
    color: 'ink',
    fontWeight: '600',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
});
