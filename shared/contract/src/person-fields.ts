import { countryFields } from './catalog-fields';
import { versionField, type Fields } from './fields';
import { maxTextLength } from './text';

/** Fields of a person of the staff, in the order of «Pre-entrevista». */
export const personFields = {
  id: { kind: 'id', wire: 'id_persona' },
  firstName: {
    kind: 'text',
    wire: 'nombre',
    label: 'Nombre',
    max: maxTextLength,
    required: 'Requiere ingresar el nombre.',
    min: 4,
    tooShort: 'Nombre debe tener al menos 4 caracteres.',
  },
  lastName: {
    kind: 'text',
    wire: 'apellido',
    label: 'Apellido',
    max: maxTextLength,
    required: 'Requiere ingresar el apellido.',
  },
  email: {
    kind: 'email',
    wire: 'correo',
    label: 'Correo',
    required: 'Requiere ingresar el correo.',
    malformed: 'Debe tener un formato valido.',
  },
  createdAt: { kind: 'day', wire: 'fecha_creacion' },
  country: {
    kind: 'choice',
    wire: 'pais',
    label: 'País',
    formLabel: 'País (opcional)',
    of: countryFields,
    entry: 'countryId',
    required: 'El país no es válido.',
    isOptional: true,
  },
  photo: { kind: 'file', wire: 'foto', label: 'Foto', isOptional: true },
  version: versionField,
} as const satisfies Fields;
