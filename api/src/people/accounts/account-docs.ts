import {
  accountCountsWire,
  accountWire,
  administratorWire,
  changedAccountWire,
  maxAdministrators,
} from '@portal/contract/account';
import { accountLinkWire } from '@portal/contract/account-link';
import { maxAccountPageSize } from '@portal/contract/account-query';
import { messageWire } from '@portal/contract/message';
import { activationWire, ownAccountWire } from '@portal/contract/own-account';
import { pageOfWire } from '@portal/contract/page-of';
import { newRecoveryCodesWire, secondFactorSetupWire } from '@portal/contract/second-factor';
import { issuedTokenWire, tokenRequestWire } from '@portal/contract/token-request';
import { wireListUpTo } from '@portal/contract/wire';
import * as v from 'valibot';
import type { DocumentSection } from '../../platform/document/route-docs';

export const accountDocs: readonly DocumentSection[] = [
  {
    name: 'Sesión',
    description: 'Inicio de sesión y la clave con la que se comprueban los tokens.',
    calls: {
      'POST /oauth/token': {
        summary: 'Inicia sesión: entrega un token a cambio de usuario y clave (RFC 6749 §4.3)',
        answer: issuedTokenWire,
        refusals: [429],
        urlEncoded: tokenRequestWire,
      },
      'GET /.well-known/jwks.json': {
        summary: 'Publica la clave con la que se comprueban los tokens',
        answer: v.object({ keys: v.array(v.record(v.string(), v.string())) }),
      },
    },
  },
  {
    name: 'Mi cuenta',
    description: 'Lo que cada persona administra de su propia cuenta.',
    calls: {
      'GET /api/cuenta': { summary: 'Lee la cuenta propia y sus sesiones', answer: ownAccountWire },
      'PUT /api/cuenta/clave': {
        summary: 'Cambia la contraseña y cierra las otras sesiones',
        answer: messageWire,
        refusals: [429],
      },
      'DELETE /api/cuenta/sesiones/actual': {
        summary: 'Cierra la sesión con la que se llama',
        answer: messageWire,
      },
      'DELETE /api/cuenta/sesiones': {
        summary: 'Cierra las sesiones de los otros navegadores',
        answer: messageWire,
      },
      'DELETE /api/cuenta/sesiones/:id': {
        summary: 'Cierra las sesiones de un navegador',
        answer: messageWire,
      },
      'POST /api/cuenta/segundo-factor': {
        summary: 'Prepara un segundo factor, que vale desde que se escribe su primer código',
        status: 201,
        answer: secondFactorSetupWire,
        refusals: [409, 429],
      },
      'POST /api/cuenta/segundo-factor/activar': {
        summary: 'Activa el segundo factor con su primer código',
        answer: activationWire,
        refusals: [409, 429],
      },
      'POST /api/cuenta/segundo-factor/quitar': {
        summary: 'Quita el segundo factor',
        answer: messageWire,
        refusals: [409, 429],
      },
      'POST /api/cuenta/segundo-factor/codigos': {
        summary: 'Entrega diez códigos de recuperación en lugar de los anteriores',
        answer: newRecoveryCodesWire,
        refusals: [409, 429],
      },
      'POST /api/cuenta/enlace': {
        summary: 'Dice de quién es un enlace que sirve una vez',
        answer: accountLinkWire,
        refusals: [404, 429],
      },
      'POST /api/cuenta/activar': {
        summary: 'Elige la contraseña, y el usuario si falta, con un enlace',
        answer: messageWire,
        refusals: [404, 409, 429],
      },
      'POST /api/cuenta/olvide': {
        summary: 'Envía un enlace para otra contraseña, si la cuenta existe',
        answer: messageWire,
        refusals: [429],
      },
    },
  },
  {
    name: 'Cuentas',
    description: 'Quién puede entrar a trabajar y qué puede hacer.',
    calls: {
      'GET /api/cuentas': {
        summary: 'Busca cuentas, por el nombre de su persona',
        answer: pageOfWire(accountWire, maxAccountPageSize),
      },
      'GET /api/cuentas/resumen': {
        summary: 'Cuenta las cuentas de cada estado, entre las que coinciden con `q`',
        answer: accountCountsWire,
      },
      'GET /api/cuentas/administradores': {
        summary: 'Dice a quién se pide un permiso',
        answer: wireListUpTo(administratorWire, maxAdministrators),
      },
      'POST /api/cuentas': {
        summary: 'Invita a una persona',
        status: 201,
        answer: changedAccountWire,
        refusals: [404, 409],
      },
      'PUT /api/cuentas/:id/rol': {
        summary: 'Cambia el rol, lo que cierra las sesiones',
        answer: changedAccountWire,
        refusals: [409],
      },
      'PUT /api/cuentas/:id/estado': {
        summary: 'Desactiva una cuenta, lo que cierra sus sesiones, o la activa',
        answer: changedAccountWire,
        refusals: [409],
      },
      'POST /api/cuentas/:id/enlace': {
        summary: 'Hace un enlace con el que se elige otra contraseña',
        answer: changedAccountWire,
        refusals: [409],
      },
      'DELETE /api/cuentas/:id/sesiones': {
        summary: 'Cierra todas las sesiones de una cuenta',
        answer: changedAccountWire,
        refusals: [409],
      },
      'DELETE /api/cuentas/:id/segundo-factor': {
        summary: 'Quita el segundo factor de quien perdió el teléfono',
        answer: changedAccountWire,
        refusals: [409],
      },
      'DELETE /api/cuentas/:id': {
        summary: 'Elimina una cuenta desactivada o sin usar',
        answer: messageWire,
        refusals: [409],
      },
    },
  },
];
