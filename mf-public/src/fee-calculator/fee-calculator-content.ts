import { currencies, type CalculatorWorkMode } from '@portal/contract/fee-estimate';

export const calculator = {
  open: 'Calcular tarifa',
  title: 'Calculadora de tarifa',
  lead: 'Completa los ocho datos y verás el rango mientras escribes.',
  submit: 'Calcular',
  noCountries: 'No pudimos traer los países.',
  noCities: 'No pudimos traer las ciudades.',
  noPlaces: 'Falta una lista',
  notOpened: {
    title: 'No pudimos abrir la calculadora',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
  },
};

export const result = {
  title: 'Tarifa estimada',
  explanation: 'Va del 40 % al 70 % del salario ofrecido.',
  /** Text of S9.02. */
  advice: 'Contacta al área comercial para una cotización precisa.',
  pending: 'Aquí verás el rango cuando completes los ocho datos.',
  copy: 'Copiar resultado',
  copied: 'Resultado copiado.',
  notCopied: 'Tu navegador no permitió copiar. Puedes seleccionar el texto.',
  whatsApp: 'Enviar por WhatsApp',
  contact: 'Pasar al formulario de contacto',
};

/** Suggestions only, because each country has its own names. */
export const trainings = [
  'Bachiller',
  'Técnico',
  'Tecnólogo',
  'Profesional',
  'Especialización',
  'Maestría',
];

export const workModeOptions: readonly { value: CalculatorWorkMode; label: string }[] = [
  { value: 'remoto', label: 'Remoto' },
  { value: 'hibrido', label: 'Híbrido' },
  { value: 'en_sitio', label: 'En sitio' },
];

export const currencyOptions = currencies.map((code) => ({ value: code, label: code }));
