import { ownNamePasswordMessage, weakPasswordMessage } from '@portal/contract/new-password';
import { maxPasswordLength } from '@portal/contract/session';
import { Problem } from '../../../platform/problem/problem';
import { requireGoodPassword } from './password-rules';

const names = ['ana.perez', 'Ana', 'Pérez Ñíguez', 'ana.perez@nombre.example.org', 'Puente'];

async function refusalOf(password: string, hasSecondFactor = false) {
  try {
    await requireGoodPassword(password, { hasSecondFactor, names });
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

test.each([
  'contraseña123',
  'contrasena1234',
  'Contraseña.2026',
  'Bienvenido2026',
  'Reclutamiento',
  'Reclutamiento2026',
  'internacional',
  'administracion',
  'Administrador1',
  'universidad1',
  'tequieromucho',
  'contraseña segura',
  'realmadrid2026',
  'colocolo1925',
  'iloveyou1234',
  'P@ssw0rd1234',
  'C0ntr4s3ñ4123',
  'hola como estas',
  'feliz navidad 2025',
  // Names, months, days and years.
  'MariaJose1990',
  'josefernandez',
  'francisco1985',
  'juan pablo segundo',
  'gonzalezgonzalez',
  'Santiago2026',
  'septiembre-2026',
  'Marzo.Abril.2026',
  'lunes martes miercoles',
  'uno dos tres cuatro',
  '12-05-1988 12-05-1988',
  'qwertyuiop12',
  'asdfghjklñ12',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'qazwsxedcrfv',
  '123456789012',
  'abcdefghijkl',
  ' '.repeat(12),
  '\u00A0'.repeat(12),
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'chilechile12',
  'hola hola hola',
  'password password',
  'constructor constructor',
  'lagarto lagarto',
  'P4$$w0rd'.repeat(40),
])('«%s» is easy to guess', async (password) => {
  expect(await refusalOf(password)).toBe(weakPasswordMessage);
});

test.each([
  'puentepuente',
  'Puente2026!!',
  'Puente Nuevo 2026',
  'ana.perez.2026',
  'anaperez2026',
  'Niguez123456',
  'Ñíguez-Puente',
  'ana.perez@nombre.example.org',
])('«%s» is made of names that others know', async (password) => {
  expect(await refusalOf(password)).toBe(ownNamePasswordMessage);
});

test.each([
  'nueve liebres corren',
  'once osos duermen',
  'zanahoria bicicleta nube',
  'mesa lámpara tenedor',
  'casa perro gato luna',
  'caballo verde sobre la mesa',
  'doce meses trece lunas',
  'mi perro come pan con palta',
  'el tren sale a las ocho',
  'En un lugar de la Mancha, de cuyo nombre no quiero acordarme',
  'ana tiene nueve liebres lentas',
  'kX9#mQ2$vL7p',
  'vT8rWq2LzPx4',
  'tu7-pan-luz-rio',
  'Ñ4ndu!azul#19',
  'попугай летит домой',
  '🦙🐧🦊🐢🦉🐙🐝🦋🐌🐞🦀🐡',
  'nueve liebres corren '.repeat(40),
])('«%s» is hard to guess', async (password) => {
  expect(await refusalOf(password)).toBeUndefined();
});

describe('beside a second factor', () => {
  test.each(['x7Kp2mQz', 'q9Tz!4Lw', 'k#9$z!Qw', '#$k!%9^z', 'dkwoenxz', 'liebres verdes'])(
    '«%s» is enough',
    async (password) => {
      expect(await refusalOf(password, true)).toBeUndefined();
    },
  );

  test.each(['hola1234', 'zapato22', 'amarillo', 'qwerty12', '12345678', ' '.repeat(8)])(
    '«%s» is not',
    async (password) => {
      expect(await refusalOf(password, true)).toBe(weakPasswordMessage);
    },
  );
});

test('the longest one that is full of signs keeps nobody waiting', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await refusalOf('4@8({[<6361!|1105$2'.repeat(60).slice(0, maxPasswordLength));
  isOver = true;

  // The server's thread stayed free.
  expect(turns).toBeGreaterThan(100);
});

test('what is hard to guess stays so behind what is easy, however long that is', async () => {
  expect(await refusalOf(`${'q'.repeat(40)}Zk8$wP3!nV6mX`)).toBeUndefined();
  expect(await refusalOf('q'.repeat(80))).toBe(weakPasswordMessage);
});
