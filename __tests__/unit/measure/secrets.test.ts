// What is published of a failed command: GitHub masks secrets in its logs, and nowhere else.

import { describe, expect, test } from '@jest/globals';
import { makeSecretMask } from '../../../src/measure/secrets.ts';

const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';
const PASSWORD = 'p@ss/"word" 42';

describe('the mask of secrets', () => {
  const mask = makeSecretMask({ DATABASE: PASSWORD, MODE: 'fast' }, [TOKEN]);

  test.each<[string, string, string]>([
    ['the token of the run', `using ${TOKEN}.`, 'using ***.'],
    ['a variable of any name', `login ${PASSWORD} failed`, 'login *** failed'],
    ['its form in a URL', `q=${encodeURIComponent(PASSWORD)}&x`, 'q=***&x'],
    ['its form in JSON', JSON.stringify({ a: PASSWORD }), '{"a":"***"}'],
    ['its form in base64', `Basic ${Buffer.from(`user:${PASSWORD}`).toString('base64')}`, 'Basic ***'],
    ['a token of GitHub that no variable has', 'ghp_abcdefghijklmnopqrstuvwxyz0123456789', '***'],
    ['a password in a URL', 'clone https://bot:s3cr3t@example.com/r', 'clone https://***@example.com/r'],
    ['an access key', 'AKIAIOSFODNN7EXAMPLE denied', '*** denied'],
    ['nothing else', 'main.go:5:2: undefined: fast', 'main.go:5:2: undefined: fast'],
  ])('hides %s', (_, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test('hides each line of a value with several lines', () => {
    const key = '-----BEGIN KEY-----\nMIIEabcdef\r\n-----END KEY-----\n';
    expect(makeSecretMask({ DEPLOY: key }, [])('x MIIEabcdef y')).toBe('x *** y');
  });

  test('hides the longer one of two values of which one contains the other', () => {
    expect(makeSecretMask({ A: 'secret', B: 'secret-and-more' }, [])('[secret-and-more] [secret]')).toBe('[***] [***]');
  });

  test.each([
    ['GITHUB_REPOSITORY', 'example/codec'],
    ['RUNNER_OS', 'Windows'],
    ['JAVA_HOME_17_X64', '/usr/lib/jvm/temurin-17'],
    ['PATH', '/opt/tools:/work/bin'],
    ['CI', 'true'],
  ])('shows the value of %s', (name, value) => {
    expect(makeSecretMask({ [name]: value }, [])(`see ${value}`)).toBe(`see ${value}`);
  });

  test.each([
    ['GITHUB_PAT_TOKEN', 'abcdef123'],
    ['INPUT_API-KEY', 'abcdef123'],
    ['SIGNING_KEY', '/usr/abcdef'],
    ['ANYTHING', '/aB3dE5/gH7jK9'],
  ])('hides the value of %s, whatever else it looks like', (name, value) => {
    expect(makeSecretMask({ [name]: value }, [])(`see ${value}`)).toBe('see ***');
  });
});
