"""Tables of a bucket, by the program of the clone and the S3 server of moto."""

import os
import pathlib
import subprocess
import tempfile
import unittest

PROGRAM = pathlib.Path(__file__).parents[3] / "dist" / "interfaces" / "cli" / "main.js"
#: What moto takes.
SECRETS = {"AWS_ACCESS_KEY_ID": "one", "AWS_SECRET_ACCESS_KEY": "two", "AWS_REGION": "us-east-1"}


class InBuckets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import boto3
        from moto.server import ThreadedMotoServer

        server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
        server.start()
        cls.addClassCleanup(server.stop)
        host, port = server.get_host_and_port()
        cls.url = f"http://{host}:{port}"
        cls.s3 = boto3.client(
            "s3",
            endpoint_url=cls.url,
            region_name="us-east-1",
            aws_access_key_id="one",
            aws_secret_access_key="two",
        )
        cls.s3.create_bucket(Bucket="lanes")
        cls.put("in/my lanes.csv", "id,origin,destination\n1,NLRTM,SGSIN\n2,Foo,SGSIN\n")
        cls.put("ports.csv", "unlocode\nNLRTM\nSGSIN\n")

    @classmethod
    def put(cls, name, text):
        cls.s3.put_object(Bucket="lanes", Key=name, Body=text.encode())

    def found(self, name):
        return self.s3.get_object(Bucket="lanes", Key=name)["Body"].read()

    def run_(self, *words, **settings):
        environment = {"AWS_ENDPOINT_URL": self.url, **SECRETS, **settings}
        return subprocess.run(
            ["node", str(PROGRAM), *words], env={**os.environ, **environment}, capture_output=True, text=True
        )

    def test_a_batch_from_object_to_object(self):
        words = ("batch", "s3://lanes/in/my lanes.csv", "--out", "s3://lanes/out/planned.parquet")
        first = self.run_(*words)
        self.assertIn('the column "error" of s3://lanes/out/planned.parquet', first.stderr)
        with tempfile.NamedTemporaryFile(suffix=".parquet") as file:
            import pyarrow.parquet

            file.write(self.found("out/planned.parquet"))
            file.flush()
            table = pyarrow.parquet.read_table(file.name)
        self.assertEqual(table["id"].to_pylist(), ["1", "2"])
        self.assertEqual([one is None for one in table["distance_nm"].to_pylist()], [False, True])
        self.assertIn("--overwrite", self.run_(*words).stderr)
        self.assertEqual(self.run_(*words, "--overwrite", "--accept-failed-rows").returncode, 0)

    def test_a_matrix_by_a_signed_address(self):
        asked = {"Bucket": "lanes", "Key": "ports.csv"}
        address = self.s3.generate_presigned_url("get_object", Params=asked)
        upload = self.s3.generate_presigned_url("put_object", Params={**asked, "Key": "matrix.csv"})
        result = self.run_("matrix", address, "--unit", "nm", "--out", upload)
        self.assertEqual((result.returncode, self.found("matrix.csv")[:14]), (0, b"nm,NLRTM,SGSIN"))

    def test_a_credential_that_is_missing_is_named(self):
        refused = self.run_("batch", "s3://lanes/ports.csv", AWS_ACCESS_KEY_ID="")
        self.assertIn("aws configure export-credentials", refused.stderr)


if __name__ == "__main__":
    unittest.main()
