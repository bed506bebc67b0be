import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CatalogItem } from '@portal/contract/catalog';
import type { Offer } from '@portal/contract/offer';
import {
  offerEntry,
  offerFields,
  type OfferEntry,
  type OfferFields,
} from '@portal/contract/offer-entry';
import { Form } from '@portal/kit/form/form';
import { SelectField } from '@portal/kit/form/select-field';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { useForm } from 'react-hook-form';
import type { OfferCatalogs } from './use-offer-catalogs';
import { useTyped } from './use-typed';

type OfferFormProps = {
  /** Ties the button that submits, which stands outside, to the form. */
  id: string;
  offer: Offer | undefined;
  /** What somebody has typed before, to go on with. */
  typed: OfferFields | undefined;
  catalogs: OfferCatalogs;
  /** Answers with the fields that go back to what is stored. */
  onSubmit: (entry: OfferEntry) => Promise<readonly (keyof OfferEntry)[]>;
  /** Gets what is typed and not saved; undefined when that is nothing. */
  onType: (fields: OfferFields | undefined) => void;
};

const emptyFields: OfferFields = {
  title: '',
  vacancies: '',
  salaryRange: '',
  schedule: '',
  trainingId: '',
  contractTypeId: '',
  statusId: '',
  workModeId: '',
  description: '',
  benefits: '',
};

/** The ten fields of an offer (specification §2). */
export function OfferForm({ id, offer, typed, catalogs, onSubmit, onType }: OfferFormProps) {
  const form = useForm<OfferFields, unknown, OfferEntry>({
    resolver: valibotResolver(offerEntry),
    defaultValues: offer ? offerFields(offer) : emptyFields,
    mode: 'onTouched',
  });
  const { register, handleSubmit, resetField, formState } = form;
  useTyped(form, { offer, typed, onType });

  const submit = handleSubmit(async (entry) => {
    for (const name of await onSubmit(entry)) resetField(name);
  });

  const field = (name: keyof OfferFields) => ({
    isRequired: true,
    error: formState.errors[name]?.message,
    ...register(name),
  });

  return (
    <Form
      id={id}
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      alignItems="start"
      onSubmit={(event) => void submit(event)}
    >
      <chakra.div gridColumn="1 / -1">
        <TextField label="Título de la vacante" {...field('title')} />
      </chakra.div>
      <TextField
        label="Cantidad de vacantes"
        inputMode="numeric"
        autoComplete="off"
        {...field('vacancies')}
      />
      <TextField label="Rango salarial" {...field('salaryRange')} />
      <chakra.div gridColumn="1 / -1">
        <TextField label="Horario" {...field('schedule')} />
      </chakra.div>
      <Choice label="Formación requerida" items={catalogs.trainings} {...field('trainingId')} />
      <Choice
        label="Tipo de contrato"
        items={catalogs.contractTypes}
        {...field('contractTypeId')}
      />
      <Choice label="Estado" items={catalogs.statuses} {...field('statusId')} />
      <Choice label="Modalidad de trabajo" items={catalogs.workModes} {...field('workModeId')} />
      <chakra.div gridColumn="1 / -1">
        <TextAreaField label="Descripción general" rows={6} {...field('description')} />
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <TextAreaField label="Beneficios" {...field('benefits')} />
      </chakra.div>
    </Form>
  );
}

type ChoiceProps = Omit<Parameters<typeof SelectField>[0], 'options' | 'placeholder'> & {
  items: readonly CatalogItem[];
};

function Choice({ items, ...rest }: ChoiceProps) {
  const options = items.map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField {...rest} options={options} placeholder="Selecciona una opción" />;
}
