import { wrap } from './wrap';

describe('wrap', () => {
  it('breaks a text of 180 letters at 50', () => {
    expect(
      wrap(
        'The leaves did not stir on the trees, grasshoppers chirruped, and the monotonous hollow sound of the sea rising up from below, spoke of the peace, of the eternal sleep awaiting us.',
        50,
      ),
    ).toEqual([
      'The leaves did not stir on the trees, grasshoppers',
      ' chirruped, and the monotonous hollow sound of the',
      ' sea rising up from below, spoke of the peace, of',
      ' the eternal sleep awaiting us.',
    ]);
  });

  it('breaks a text of 180 letters at 80', () => {
    expect(
      wrap(
        'The leaves did not stir on the trees, grasshoppers chirruped, and the monotonous hollow sound of the sea rising up from below, spoke of the peace, of the eternal sleep awaiting us.',
        80,
      ),
    ).toEqual([
      'The leaves did not stir on the trees, grasshoppers chirruped, and the monotonous',
      ' hollow sound of the sea rising up from below, spoke of the peace, of the',
      ' eternal sleep awaiting us.',
    ]);
  });

  it('breaks a text of 180 letters at 140', () => {
    expect(
      wrap(
        'The leaves did not stir on the trees, grasshoppers chirruped, and the monotonous hollow sound of the sea rising up from below, spoke of the peace, of the eternal sleep awaiting us.',
        140,
      ),
    ).toEqual([
      'The leaves did not stir on the trees, grasshoppers chirruped, and the monotonous hollow sound of the sea rising up from below, spoke of the',
      ' peace, of the eternal sleep awaiting us.',
    ]);
  });
});
