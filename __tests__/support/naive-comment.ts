// How a sticky comment is often kept: the first page is read, the marker is looked for anywhere and in anybody's
// comment, and what fails is sent again, or not at all. On request all copies but the first are deleted. It is here to fall for what tests of ours must not fall for.

export interface Naive {
  readonly url: string;
  readonly number: number;
  readonly marker: string;
  readonly body: string;
  /** How often a request is sent that gets no answer or one of 500 and above. */
  readonly tries?: number;
  /** Whether all that the list shows beside the first one is deleted. */
  readonly tidies?: boolean;
}

/** Throws for whatever is not well answered, as a step would fail. */
export async function naiveComment({ url, number, marker, body, tries = 1, tidies = false }: Naive): Promise<void> {
  const root = `${url}/repos/octo/demo/issues`;
  const comments = (await send(`${root}/${number}/comments`, 'GET')) as { id: number; body: string }[];
  const [known, ...copies] = comments.filter((comment) => comment.body.includes(marker));
  const text = `${marker}\n${body}`;
  if (known === undefined) await send(`${root}/${number}/comments`, 'POST', text);
  else await send(`${root}/comments/${known.id}`, 'PATCH', text);
  if (tidies) for (const { id } of copies) await send(`${root}/comments/${id}`, 'DELETE');

  async function send(address: string, method: string, content?: string): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await fetch(address, {
          method,
          headers: { authorization: 'token ghs_naive', 'content-type': 'application/json' },
          ...(content === undefined ? {} : { body: JSON.stringify({ body: content }) }),
        });
        if (response.status === 204) return null;
        if (response.status < 400) return await response.json();
        throw new Error(`${method}: ${response.status}`);
      } catch (error) {
        if (attempt >= tries || / 4\d\d$/.test(String(error))) throw error;
      }
    }
  }
}
