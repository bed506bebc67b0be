import { SelectField } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useEffect } from 'react';
import { warn } from './warn';

type OfferPickerProps = { missingText: string; onPick: (offerId: number) => void };

/** Warns that the address contains no offer and lets the user choose one. */
export function OfferPicker({ missingText, onPick }: OfferPickerProps) {
  const { data: offers, error, reload } = useResource(offersResource);
  useEffect(() => warn(missingText), [missingText]);

  if (!offers && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar las ofertas." onRetry={reload} />;
  }
  if (!offers) return <Loading text="Cargando ofertas..." minHeight="30vh" />;
  if (offers.length === 0) return <InlineNotice kind="info">Aún no hay ofertas.</InlineNotice>;

  return (
    <SelectField
      label="Elige la oferta"
      placeholder="Selecciona una opción"
      options={offers.map(({ id, title }) => ({ value: id, label: title }))}
      defaultValue=""
      onChange={({ target }) => target.value && onPick(Number(target.value))}
    />
  );
}
