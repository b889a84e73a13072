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
    ['its form in base64 behind a path', `a/b/${Buffer.from(PASSWORD).toString('base64')}`, '***'],
    ['its form in a form', `q=${new URLSearchParams({ a: PASSWORD }).toString().slice(2)}&x`, 'q=***&x'],
    ['its form in a URL in lower case', `q=${encodeURIComponent(PASSWORD).toLowerCase()}&x`, 'q=***&x'],
    ['a line break in it', 'a p@ss/"wo\nrd" 42 b', 'a ***\n*** b'],
    ['its beginning where a text was cut', 'begins with p@ss/"wo…', 'begins with ***…'],
    ['the beginning of a token where a text was cut', 'begins with npm_0123…', 'begins with ***…'],
    ['a token behind an escaped line break', '"a\\nghp_abcdefghijklmnopqrstuvwxyz0123456789"', '"a\\n***"'],
    ['what a header has for a password', 'Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
    [
      'a private key',
      '-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabcd\n-----END RSA PRIVATE KEY-----',
      '-----BEGIN RSA PRIVATE KEY-----\n***\n***\n-----END RSA PRIVATE KEY-----',
    ],
    ['a token of GitHub that no variable has', 'ghp_abcdefghijklmnopqrstuvwxyz0123456789', '***'],
    ['a password in a URL', 'clone https://bot:s3cr3t@example.com/r', 'clone https://***@example.com/r'],
    ['an access key', 'AKIAIOSFODNN7EXAMPLE denied', '*** denied'],
    ['nothing else', 'main.go:5:2: undefined: fast', 'main.go:5:2: undefined: fast'],
  ])('hides %s', (_, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test('hides the base64 of a short value and of letters outside of ASCII, also broken into lines', () => {
    const long = 'correct-horse-battery-staple-'.repeat(3);
    const hidden = makeSecretMask({ SHORT: 'hunter2', LETTERS: 'pässwörd', LONG: long }, []);
    const asBase64 = (text: string) => Buffer.from(text).toString('base64');
    expect(hidden(`[${asBase64('hunter2')}] [${asBase64('x:pässwörd')}]`)).toBe('[***] [***]');
    expect(hidden(`[${asBase64(long).replaceAll(/.{76}/g, '$&\n')}]\nend`)).toBe('[***\n***]\nend');
    expect(hidden(`is ${asBase64(`x:${long}yyy`).replaceAll(/.{76}/g, '$&\n')}\nend of it`)).toBe(
      'is ***\n***\nend of it',
    );
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
