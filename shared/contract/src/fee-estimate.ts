import * as v from 'valibot';
import { requiredChoice } from './choice';
import { requiredNumber } from './plain-number';
import { requiredAmount, requiredAmountIn } from './spanish-number';
import { requiredText } from './text';

/** Allowed values (S9.03). */
export const currencies = ['USD', 'COP', 'EUR'] as const;

const calculatorWorkModes = ['remoto', 'hibrido', 'en_sitio'] as const;
/** Work modality in the calculator (S9.03). */
export type CalculatorWorkMode = (typeof calculatorWorkModes)[number];

/** Schema of a required select. '' means no choice. */
const chosenFrom = <const Values extends readonly string[]>(values: Values, message: string) =>
  v.pipe(v.string(message), v.picklist(values, message));

const missingSalary = 'El salario es obligatorio.';

/** Form of the cost calculator (S5.08 to S5.15). */
export const feeEstimateEntry = v.object({
  profileName: requiredText('El nombre de perfil es obligatorio.'),
  training: requiredText('La formación es obligatoria.'),
  workMode: chosenFrom(calculatorWorkModes, 'La modalidad es obligatoria.'),
  countryId: requiredChoice('El país es obligatorio.'),
  city: requiredText('La ciudad es obligatoria.'),
  experience: v.pipe(
    requiredNumber('La experiencia es obligatoria.'),
    v.minValue(0, 'No puede ser menor que cero.'),
  ),
  currency: chosenFrom(currencies, 'La moneda es obligatoria.'),
  salary: requiredAmount(missingSalary),
});
/** Validated values of the calculator (S3.05). */
export type FeeEstimateEntry = v.InferOutput<typeof feeEstimateEntry>;

/**
 * The same form, but refuses a salary in another currency than the chosen one. '' means that no
 * currency is chosen yet.
 */
export const feeEstimateEntryIn = (currency: string) =>
  v.object({
    ...feeEstimateEntry.entries,
    salary: requiredAmountIn(missingSalary, currency || undefined),
  });

/** Fee range, in whole units of the salary's currency (S9.01). */
export type FeeRange = { minimum: number; maximum: number };

/** Fee range: 40 % to 70 % of the offered salary, in whole units of its currency (S9.01). */
export const feeRange = (salary: number): FeeRange => ({
  minimum: Math.round((salary * 40) / 100),
  maximum: Math.round((salary * 70) / 100),
});
