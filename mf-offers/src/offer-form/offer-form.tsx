import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CatalogItem } from '@portal/contract/catalog';
import {
  offerEntry,
  offerFormFields,
  offerFormValues,
  type OfferFormValues,
} from '@portal/contract/offer-entry';
import type { Offer, OfferEntry } from '@portal/contract/offer';
import { Form } from '@portal/kit/form/form';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { OfferCatalogs } from './offer-catalogs';
import { usePreservedInput } from './use-preserved-input';

type OfferFormProps = {
  /** Connects the submit button outside the form. */
  id: string;
  offer: Offer | undefined;
  /** Earlier unsaved input to restore. */
  typed: OfferFormValues | undefined;
  catalogs: OfferCatalogs;
  /** Resolves to the fields to reset to their stored values. */
  onSubmit: (entry: OfferEntry) => Promise<readonly (keyof OfferEntry)[]>;
  /** Receives the unsaved input; undefined if there is none. */
  onType: (fields: OfferFormValues | undefined) => void;
};

/** All fields of an offer (S2.63). */
export function OfferForm({ id, offer, typed, catalogs, onSubmit, onType }: OfferFormProps) {
  const form = useForm<OfferFormValues, unknown, OfferEntry>({
    resolver: valibotResolver(offerEntry),
    defaultValues: offerFormValues(offer),
    mode: 'onTouched',
  });
  const { register, handleSubmit, resetField, formState } = form;
  usePreservedInput(form, { offer, typed, onType });

  const submit = handleSubmit(async (entry) => {
    for (const name of await onSubmit(entry)) resetField(name);
  });

  const field = (name: keyof OfferFormValues) => ({
    ...offerFormFields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });

  /** In the order on screen. */
  const inputs: Record<keyof OfferFormValues, ReactNode> = {
    title: <TextField {...field('title')} />,
    vacancies: <TextField inputMode="numeric" autoComplete="off" {...field('vacancies')} />,
    salaryRange: <TextField {...field('salaryRange')} />,
    schedule: <TextField {...field('schedule')} />,
    trainingId: <Choice items={catalogs.trainings} {...field('trainingId')} />,
    contractTypeId: <Choice items={catalogs.contractTypes} {...field('contractTypeId')} />,
    statusId: <Choice items={catalogs.statuses} {...field('statusId')} />,
    workModeId: <Choice items={catalogs.workModes} {...field('workModeId')} />,
    description: <TextAreaField rows={6} {...field('description')} />,
    benefits: <TextAreaField {...field('benefits')} />,
  };

  return (
    <Form
      id={id}
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      alignItems="start"
      onSubmit={(event) => void submit(event)}
    >
      {Object.entries(inputs).map(([name, input]) => (
        <chakra.div key={name} gridColumn={wide.has(name) ? '1 / -1' : undefined}>
          {input}
        </chakra.div>
      ))}
    </Form>
  );
}

const wide = new Set(['title', 'schedule', 'description', 'benefits']);

type ChoiceProps = Omit<Parameters<typeof SelectField>[0], 'options' | 'placeholder'> & {
  items: readonly CatalogItem[];
};

function Choice({ items, ...rest }: ChoiceProps) {
  return <SelectField {...rest} options={toOptions(items)} placeholder="Selecciona una opción" />;
}
